import { setImmediate as breathe } from "node:timers/promises";

/** Rows by their numbers, so many at a time, as long as there are any; `read` gives those after one. Others get their turn in between. */
export async function* readBatches<Row extends { seq: number }>(
  most: number,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: number | undefined = 0; after !== undefined; await breathe()) {
    const rows: Row[] = await read(after);
    if (rows.length > 0) yield rows;
    after = rows.length < most ? undefined : rows.at(-1)?.seq;
  }
}
