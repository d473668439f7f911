"""The rules, the bots and the analysis as one WebAssembly module: `make wasm` writes it into build/engine.

niagara.wasm
    The functions of `functions.py`, made of Numba's own code for them (`module.py`). It imports nothing.
niagara.json
    What there is to know of it (`description.py`): functions with their parameters, records with their fields, the
    minds, the bots and their levels. It is generated; nobody writes an offset by hand.
niagara.minds
    The minds of all bots and of the analyst, with their nets (`held.py`).
engine.mjs
    The reader, bundled from `web/src/engine/`.

How a host without Numba plays: what thinks is plain Python without NumPy that yields calls (`niagara.calls`), be it a
bot (`Thinker.deliberate`) or analysis (`Question.steps`, `evaluate_steps`). Native bots run the very same generators.
The host sends each call to wherever the module is, takes the answer in, and goes on:

    async def carry_out(steps, worker):
        result = None
        while True:
            try:
                call = steps.send(result)
            except StopIteration as end:
                return end.value
            answer = await worker(call.message())
            call.take(answer.blocks)
            result = answer.result

A message is `{function, arguments}`; an argument is a number, `{bytes, shape}` for a block, or `{held}` for the name of
a mind. The answer is `{result, blocks}`: what the function says (0 if nothing), and the blocks as it left them. The
module remembers nothing between two calls, so its worker may be ended at any time.
"""
