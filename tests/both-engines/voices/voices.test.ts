import { expect, test } from "vitest";
import { readPublishedVoices } from "#server/voices/voice-row";
import { createVoices } from "#server/voices/voices";
import { createDatabase } from "#support/database/database";

const SAID = { text: "O portão parou na chuva e voltou a abrir no mesmo dia.", rating: 4, name: "Dona Cida", location: "Mooca" } as const;
const ANA = "ana@exemplo.com.br";

async function createStore() {
  const { db } = await createDatabase();
  let published = 0;
  const onPublished = async () => {
    published += 1;
  };
  const voices = createVoices(db, onPublished, async () => {});
  const invite = async (now?: Date) => {
    const made = await voices.invite("portão da Mooca", ANA, now);
    if (!made) throw new Error("Too many");
    return { id: made.voice.id, token: made.token };
  };
  return { db, voices, invite, readPublished: () => readPublishedVoices(db), countRefreshes: () => published };
}

test("a link takes one text, even when it is sent twice at once, and the owner decides what is read", async () => {
  const { voices, invite, readPublished, countRefreshes } = await createStore();
  const { id, token } = await invite();
  const taken = await Promise.all([voices.receive(id, SAID), voices.receive(id, { ...SAID, text: "Outro texto, sem graça." })]);
  expect(taken.toSorted()).toEqual([false, true]);
  expect((await voices.findByToken(token))?.state).toBe("received");
  expect(await readPublished()).toEqual({ shown: [], ratings: [] });
  expect(countRefreshes()).toBe(0);

  expect((await voices.publish(id))?.state).toBe("published");
  expect(await voices.publish(id)).toBeUndefined();
  await voices.answer(id, "Obrigado!", "");
  expect(await readPublished()).toMatchObject({ shown: [{ name: SAID.name, rating: 4, answer: "Obrigado!" }], ratings: [4] });
  expect(countRefreshes()).toBe(2);
});

test("of two who answer over the same the second is not taken and finds what the first said; sent again it is the same", async () => {
  const { voices, invite, readPublished } = await createStore();
  const { id } = await invite();
  await voices.receive(id, SAID);
  await voices.publish(id);
  expect(await voices.answer(id, "Obrigado!", "")).toMatchObject({ answer: "Obrigado!" });
  expect(await voices.answer(id, "Obrigado!", "")).toMatchObject({ answer: "Obrigado!" });
  expect(await voices.answer(id, "Valeu!", "")).toBeUndefined();
  expect(await voices.findAnswer(id)).toBe("Obrigado!");
  expect(await voices.answer(id, "Valeu!", "Obrigado!")).toMatchObject({ answer: "Valeu!" });
  expect(await readPublished()).toMatchObject({ shown: [{ answer: "Valeu!" }] });
  const [seen, first] = [
    { isShown: false, alt: "" },
    { isShown: true, alt: "Portão" },
  ];
  expect(await voices.setPhoto(id, first, seen)).toBeDefined();
  expect(await voices.setPhoto(id, { isShown: true, alt: "Outro" }, seen)).toBeUndefined();
  expect(await voices.setPhoto(id, first, seen)).toBeDefined();
});

test("what is withdrawn is gone from the pages and from the database, and cannot come back", async () => {
  const { db, voices, invite, readPublished, countRefreshes } = await createStore();
  const { id, token } = await invite();
  await voices.receive(id, SAID);
  await voices.publish(id);
  const taken = await Promise.all([voices.withdraw(id), voices.withdraw(id)]);
  expect(taken.toSorted()).toEqual([false, true]);
  expect(countRefreshes()).toBe(2);
  expect(await readPublished()).toEqual({ shown: [], ratings: [] });
  const row = await db.selectFrom("voices").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "withdrawn", name: "", location: "", text: "", rating: null, invitee: "" });
  expect(await Promise.all([voices.publish(id), voices.answer(id, "Ah", ""), voices.receive(id, SAID)])).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect((await voices.findByToken(token))?.state).toBe("withdrawn");
});

test("a link ends after its days and is forgotten later; a text that came in time stays, and the database knows no token", async () => {
  const { db, voices, invite } = await createStore();
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000);
  const late = await invite(daysAgo(31));
  const old = await invite(daysAgo(61));
  const used = await invite(daysAgo(61));
  expect(await voices.receive(used.id, SAID, daysAgo(40))).toBe(true);
  expect(await voices.findByToken(late.token)).toBeUndefined();
  expect(await voices.receive(late.id, SAID)).toBe(false);
  await voices.forgetOld();
  const rows = await db.selectFrom("voices").select(["id", "token_hash"]).execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([late.id, used.id].toSorted());
  expect(JSON.stringify(rows)).not.toContain(late.token);
  expect(await voices.findByToken(old.token)).toBeUndefined();
  expect((await voices.findByToken(used.token))?.state).toBe("received");
});
