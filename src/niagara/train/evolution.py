"""A small CMA-ES: it looks for the lowest value of a function of some dozens of numbers, and needs no slope."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float64]


class Evolution:
    """Ask for candidates, tell their costs, repeat; `mean` is the best guess (Hansen's standard constants)."""

    def __init__(self, start: Vector, scale: Vector, step: float, population: int, seed: int) -> None:
        size = len(start)
        self._random = np.random.default_rng(seed)
        self._start, self._scale, self.step = start, scale, step
        self._mean = np.zeros(size)
        self._covariance = np.eye(size)
        self._path = np.zeros(size)
        self._step_path = np.zeros(size)
        parents = population // 2
        self.population = population
        weights = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self._weights = weights / weights.sum()
        self._effective = 1.0 / float((self._weights**2).sum())
        self._drawn = np.zeros((population, size))

    @property
    def mean(self) -> Vector:
        """The middle of the search."""
        return self._start + self._scale * self._mean

    def ask(self) -> Vector:
        """Candidates to be tried, one a row."""
        values, vectors = np.linalg.eigh(self._covariance)
        spread = np.sqrt(np.maximum(values, 1e-12))
        self._whiten: Vector = vectors @ np.diag(1.0 / spread) @ vectors.T
        normal = self._random.standard_normal(self._drawn.shape)
        self._drawn = normal @ (vectors * spread).T
        return self._start + self._scale * (self._mean + self.step * self._drawn)

    def tell(self, costs: Vector) -> None:
        """Move toward the candidates that cost least."""
        size, effective = len(self._mean), self._effective
        best = self._drawn[np.argsort(costs)[: len(self._weights)]]
        move: Vector = self._weights @ best
        self._mean = self._mean + self.step * move
        step_rate = (effective + 2) / (size + effective + 5)
        damping = 1 + 2 * max(0.0, np.sqrt((effective - 1) / (size + 1)) - 1) + step_rate
        path_rate = (4 + effective / size) / (size + 4 + 2 * effective / size)
        one_rate = 2 / ((size + 1.3) ** 2 + effective)
        many_rate = min(1 - one_rate, 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective))
        usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        whitened = self._whiten @ move
        self._step_path = (1 - step_rate) * self._step_path + np.sqrt(
            step_rate * (2 - step_rate) * effective
        ) * whitened
        length = float(np.linalg.norm(self._step_path))
        self._path = (1 - path_rate) * self._path + np.sqrt(path_rate * (2 - path_rate) * effective) * move
        many = (self._weights[:, None, None] * (best[:, :, None] * best[:, None, :])).sum(axis=0)
        kept = 1 - one_rate - many_rate
        self._covariance = kept * self._covariance + one_rate * np.outer(self._path, self._path) + many_rate * many
        self.step *= float(np.exp(min(1.0, step_rate / damping * (length / usual - 1))))
