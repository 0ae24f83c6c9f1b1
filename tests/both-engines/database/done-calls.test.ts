import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDoneCalls, type KeyedCall } from "#server/calls/done-calls";
import { createDatabase } from "#support/database/database";

const CALL: KeyedCall = { caller: "ana", action: "pages.save", key: "chave-de-uma-chamada-1", input: { title: "Um" } };

/** Their moments tell them apart. */
async function nextMoment(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await setImmediate();
}

async function create(maxKept?: number) {
  const { db } = await createDatabase();
  const doneCalls = createDoneCalls(
    db,
    (error) => {
      throw error;
    },
    maxKept,
  );
  let done = 0;
  const work = async () => {
    done += 1;
    return { number: done, at: new Date(0), nothing: undefined };
  };
  const doInside = async (call: KeyedCall, does = work) => {
    const once = doneCalls.begin(call);
    const result = await db.transaction().execute((transaction) => once.inside(transaction, does));
    return { result, isRepeat: once.isRepeat() };
  };
  const countKept = async () => (await db.selectFrom("done_calls").select("id").execute()).length;
  return { db, doneCalls, doInside, countKept, work, countDone: () => done };
}

test("what was done is answered again as it was, to its caller and for its input alone", async () => {
  const { doInside, countDone } = await create();
  const { result } = await doInside(CALL);
  expect(await doInside(CALL)).toEqual({ result, isRepeat: true });
  expect(countDone()).toBe(1);
  for (const other of [{ caller: "bia" }, { action: "editor.create" }, { key: "chave-de-uma-chamada-2" }, { input: { title: "Dois" } }])
    expect((await doInside({ ...CALL, ...other })).isRepeat).toBe(false);
  expect(countDone()).toBe(5);
});

test("work that fails leaves no key, and what is sent at once is done once", async () => {
  const { doInside, countKept, countDone } = await create();
  const fail = () => Promise.reject(new Error("disco cheio"));
  await expect(doInside(CALL, fail)).rejects.toThrow("disco cheio");
  expect(await countKept()).toBe(0);
  const all = await Promise.all(Array.from({ length: 5 }, () => doInside(CALL)));
  expect(all.map(({ isRepeat }) => isRepeat).toSorted()).toEqual([false, true, true, true, true]);
  expect(countDone()).toBe(1);
});

test("work without a transaction of ours is done once too, and what came to nothing is done again", async () => {
  const { doneCalls, work, countDone, countKept } = await create();
  expect(await doneCalls.begin(CALL).around(async () => undefined)).toBeUndefined();
  expect(await countKept()).toBe(0);
  const both = await Promise.all([doneCalls.begin(CALL).around(work), doneCalls.begin(CALL).around(work)]);
  const again = doneCalls.begin(CALL);
  expect([...both, await again.around(work)]).toEqual([both[0], both[0], both[0]]);
  expect([countDone(), again.isRepeat()]).toEqual([1, true]);
});

test("nothing of what came of a call can be read without its key", async () => {
  const { db, doInside } = await create();
  await doInside(CALL, async () => ({ number: 1, at: new Date(), nothing: undefined, password: "canario-senha" }));
  const [row] = await db.selectFrom("done_calls").selectAll().execute();
  const stored = JSON.stringify(row);
  for (const secret of ["canario-senha", Buffer.from("canario-senha").toString("base64").slice(2, -2), CALL.key])
    expect(stored).not.toContain(secret);
});

test("they are kept for a day, and no more than a number of them", async () => {
  const { doneCalls, doInside, countKept } = await create(2);
  for (const number of [1, 2, 3, 4]) {
    await doInside({ ...CALL, input: number });
    await nextMoment();
  }
  await doneCalls.forgetOld();
  expect(await countKept()).toBe(2);
  expect((await doInside({ ...CALL, input: 4 })).isRepeat).toBe(true);
  await doneCalls.forgetOld(new Date(Date.now() + 86_300_000));
  expect(await countKept()).toBe(2);
  await doneCalls.forgetOld(new Date(Date.now() + 86_500_000));
  expect(await countKept()).toBe(0);
});
