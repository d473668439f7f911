// Makes pictures small: at most 256 colours for stills, few frames and a smaller size for films. Pillow does the work,
// fetched by uv for this one run; the project itself does not depend on it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const STILLS = `
import sys
from pathlib import Path
from PIL import Image

def shrunk(picture, colours):
    # Small things in rare colours (gems) must not lose them: a colour counts by the root of its area.
    coarse = picture.point(lambda value: value & 0xFC)
    weights = [(max(1, round(count**0.5)), colour) for count, colour in coarse.getcolors(2**24)]
    sample = Image.new("RGB", (sum(count for count, _ in weights), 1))
    sample.putdata([colour for count, colour in weights for _ in range(count)])
    palette = sample.quantize(colours, method=Image.Quantize.MEDIANCUT, kmeans=2)
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)

for path in sorted(Path(sys.argv[1]).glob("*.png")):
    target = Path(sys.argv[2]) / path.name
    picture = Image.open(path).convert("RGB")
    for colours in (256, 160, 96):
        shrunk(picture, colours).save(target, optimize=True)
        if target.stat().st_size < 340_000:
            break
    print(target.name, target.stat().st_size // 1000, "kB", colours, "colours")
`;

const FILM = `
import sys
from pathlib import Path
from PIL import Image
folder, target, width = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
times = [float(line) for line in (folder / "times").read_text().split()]
frames = [Image.open(path).convert("RGB") for path in sorted(folder.glob("*.jpg"))]
frames = [f.resize((width, round(width * f.height / f.width)), Image.Resampling.LANCZOS) for f in frames]
lengths = [max(20, round(1000 * (b - a))) for a, b in zip(times, times[1:])] + [1200]
frames[0].save(target, save_all=True, append_images=frames[1:], duration=lengths, loop=0, quality=62, method=4)
print(target, Path(target).stat().st_size // 1000, "kB", len(frames), "frames", sum(lengths) / 1000, "s")
`;

const pillow = (script, ...args) =>
  execFileSync("uv", ["run", "--quiet", "--no-project", "--with", "pillow", "python", "-c", script, ...args], { stdio: "inherit" });

export function shrink(from, to) {
  pillow(STILLS, from, to);
}

/** Frames of a screencast of a page, cut to `box`, no more than fifteen in a second and twelve seconds in all. */
export async function shrinkFilm(frames, box, target) {
  const last = frames.at(-1)?.at ?? 0;
  const kept = [];
  for (const frame of frames.filter(({ at }) => at > last - 12)) {
    if (kept.length === 0 || frame.at - kept.at(-1).at >= 1 / 15) kept.push(frame);
  }
  const folder = mkdtempSync(join(tmpdir(), "niagara-film-"));
  kept.forEach(({ data }, index) => writeFileSync(join(folder, `${String(index).padStart(4, "0")}.jpg`), Buffer.from(data, "base64")));
  writeFileSync(join(folder, "times"), kept.map(({ at }) => at).join("\n"));
  pillow(CUT, folder, ...[box.x, box.y, box.x + box.width, box.y + box.height].map((edge) => String(Math.round(edge))));
  pillow(FILM, folder, target, "640");
  rmSync(folder, { recursive: true });
}

const CUT = `
import sys
from pathlib import Path
from PIL import Image
for path in Path(sys.argv[1]).glob("*.jpg"):
    Image.open(path).crop(tuple(map(int, sys.argv[2:6]))).save(path, quality=95)
`;
