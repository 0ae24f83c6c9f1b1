import { setImmediate as breathe } from "node:timers/promises";

/** Rows by their numbers, so many at a time, as long as there are any; `read` gives those after one. Others get their turn in between. */
export async function* readBatches<Row extends { seq: number }>(
  most: number,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = last.seq;
    await breathe();
  }
}
