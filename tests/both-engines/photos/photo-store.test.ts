import { sql } from "kysely";
import { expect, test } from "vitest";
import { createPhotoFiles } from "#server/photos/photo-files";
import { createPhotoIntake } from "#server/photos/photo-intake";
import { createPhotoStore } from "#server/photos/photo-store";
import { keepPhotoUses } from "#server/photos/photo-uses";
import { createDatabase } from "#support/database/database";
import { nextMoment } from "#support/machine/next-moment";
import { prepareAs, sentPhoto } from "#support/photos/prepared-photos";

const BY = "ana@exemplo.com.br";
const MONTHS_LATER = new Date(Date.now() + 90 * 86_400_000);

async function createLibrary() {
  const { db } = await createDatabase();
  const changed: string[] = [];
  const files = createPhotoFiles(db);
  const onChange = (id: string) => {
    changed.push(id);
    files.forget();
  };
  const photos = createPhotoStore({ db }, onChange, async () => {});
  const intake = createPhotoIntake(photos, prepareAs);
  const add = async (text: string, alt = text) => (await intake.add(sentPhoto(text), alt, BY)).photo;
  const show = (photoIds: string[], userId = "p1") =>
    db.transaction().execute((transaction) => keepPhotoUses(transaction, "page", userId, photoIds));
  return { db, photos, files, intake, add, show, changed };
}

test("the same file is one photograph, however often and at once it is sent, and covered it is another", async () => {
  const { intake, photos, db } = await createLibrary();
  const added = await Promise.all([1, 2, 3].map(() => intake.add(sentPhoto("a"), "Portão", BY)));
  expect(new Set(added.map(({ photo }) => photo.id)).size).toBe(1);
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
  await intake.add({ ...sentPhoto("a"), covered: [{ x: 0, y: 0, width: 10, height: 10 }] }, "Portão", BY);
  expect(await photos.list("", 1, 10)).toMatchObject({ total: 2 });
  const { rows } = await sql`select 1 from photo_files`.execute(db);
  expect(rows).toHaveLength(6);
});

test("a photograph that was cancelled on its way is not kept", async () => {
  const { photos } = await createLibrary();
  const leaving = new AbortController();
  const intake = createPhotoIntake(photos, async (bytes) => {
    leaving.abort();
    return await prepareAs(bytes);
  });
  const sent = { ...sentPhoto("a"), signal: leaving.signal };
  await expect(intake.add(sent, "Portão", BY)).rejects.toThrow("aborted");
  expect((await photos.list("", 1, 10)).total).toBe(0);
});

test("what a photograph shows is taken from the file sent again, where nobody said it before", async () => {
  const { intake } = await createLibrary();
  await intake.add(sentPhoto("a"), "", BY);
  expect(await intake.add(sentPhoto("a"), "Portão novo", BY)).toMatchObject({ isNew: false, photo: { alt: "Portão novo" } });
  expect((await intake.add(sentPhoto("a"), "Outro", BY)).photo.alt).toBe("Portão novo");
});

test("the library is searched by what photographs show and by their files, the newest first, without their bytes", async () => {
  const { photos, add } = await createLibrary();
  await add("um.jpg", "Portão deslizante em Santana");
  await nextMoment();
  await add("dois.jpg", "Motor PPA aberto");
  expect((await photos.list("", 1, 10)).photos.map(({ name }) => name)).toEqual(["dois.jpg", "um.jpg"]);
  expect((await photos.list("portao SANTANA", 1, 10)).photos.map(({ name }) => name)).toEqual(["um.jpg"]);
  expect((await photos.list("dois", 1, 10)).total).toBe(1);
  expect(await photos.list("%", 1, 10)).toEqual({ photos: [], total: 0 });
  expect((await photos.list("", 2, 1)).photos.map(({ name }) => name)).toEqual(["um.jpg"]);
});

test("what strangers fetch is read from the database once, until anything changes", async () => {
  const { db, files, add } = await createLibrary();
  const { id, address } = await add("bytes");
  const shown = { id: "rui", slug: "rui", name: "Rui", photo_id: id, courses: "[]", about: "", is_shown: 1, position: 1, version: 1 };
  await db
    .insertInto("technicians")
    .values({ ...shown, created_by: BY, created_at: new Date().toISOString() })
    .execute();
  await db.transaction().execute((transaction) => keepPhotoUses(transaction, "technician", "rui", [id]));
  const name = `${address}-600.avif`;
  files.forget();
  expect(await files.find(name)).toBeDefined();
  await db.deleteFrom("photo_files").execute();
  expect(await files.find(name)).toBeDefined();
  files.forget();
  expect(await files.find(name)).toBeUndefined();
});

test("bytes are handed out by their address as they were stored", async () => {
  const { files, add } = await createLibrary();
  const { address } = await add("bytes");
  const found = await Promise.all([files.findAny(`${address}-600.avif`), files.findAny(`${address}-600.avif`)]);
  for (const file of found) expect(Buffer.from(file?.bytes ?? [])).toEqual(Buffer.from("avif of bytes"));
  for (const name of [`${address}-601.avif`, `${address}-600.png`, "x", `${"0".repeat(24)}-600.avif`])
    expect(await files.findAny(name), name).toBeUndefined();
});

test("who has the file does not know where it is, nor whether it is there", async () => {
  const [one, other] = [await createLibrary(), await createLibrary()];
  const [here, there] = [await one.add("igual"), await other.add("igual")];
  expect(here.address).not.toBe(there.address);
  const { hash } = await one.db.selectFrom("photos").select("hash").executeTakeFirstOrThrow();
  expect(await one.files.findAny(`${hash}-600.jpg`)).toBeUndefined();
  expect(JSON.stringify([here, await one.photos.list("", 1, 10)])).not.toContain(hash);
});

test("what a photograph shows is changed by who saw it last, and pages hear of it", async () => {
  const { photos, add, changed } = await createLibrary();
  const { id, version } = await add("a");
  changed.length = 0;
  expect(await photos.save(id, version, { alt: "Trilho novo", focusX: 20, focusY: 80 })).toMatchObject({
    outcome: "saved",
    photo: { alt: "Trilho novo", focusX: 20, version: version + 1 },
  });
  expect(await photos.save(id, version, { alt: "Outro", focusX: 50, focusY: 50 })).toEqual({ outcome: "conflict" });
  expect(await photos.save("0123456789ab", 1, { alt: "Outro", focusX: 50, focusY: 50 })).toEqual({ outcome: "gone" });
  expect((await photos.findShown([id])).get(id)?.alt).toBe("Trilho novo");
  expect(changed).toEqual([id]);
});

test("another picture keeps the photograph's places, and nothing is left of the one before", async () => {
  const { db, files, intake, add, show } = await createLibrary();
  const before = await add("antes");
  await show([before.id]);
  const after = await intake.replace(sentPhoto("depois"), before.id, before.version);
  if (after.outcome !== "saved") throw new Error(after.outcome);
  expect(after.photo).toMatchObject({ id: before.id, alt: "antes", uses: { page: 1, work: 0, technician: 0 } });
  expect(after.photo.address).not.toBe(before.address);
  const covered = { ...sentPhoto("depois"), covered: [{ x: 0, y: 0, width: 100, height: 100 }] };
  expect(await intake.replace(covered, before.id, after.photo.version)).toMatchObject({ outcome: "saved" });
  for (const { address } of [before, after.photo]) expect(await files.findAny(`${address}-600.jpg`)).toBeUndefined();
  const { rows } = await sql`select 1 from photo_files`.execute(db);
  expect(rows).toHaveLength(3);
});

test("a photograph that is shown is not deleted; another is gone at once, and comes back whole until a month is over", async () => {
  const { photos, files, add, show, intake } = await createLibrary();
  const { id, address } = await add("a");
  await show([id]);
  expect(await photos.remove(id)).toMatchObject({ outcome: "used" });
  await show([]);
  expect(await photos.remove(id)).toEqual({ outcome: "removed", name: "a" });
  expect(await photos.remove(id)).toEqual({ outcome: "gone" });
  expect(await files.findAny(`${address}-600.jpg`)).toBeUndefined();
  expect((await photos.findShown([id])).size).toBe(0);
  expect(await photos.restore(id)).toMatchObject({ id });
  expect(await files.findAny(`${address}-600.jpg`)).toBeDefined();
  await photos.remove(id);
  expect((await intake.add(sentPhoto("a"), "", BY)).photo.id).toBe(id);
  await photos.remove(id);
  expect(await photos.forgetOld()).toBe(0);
  expect(await photos.forgetOld(MONTHS_LATER)).toBe(3);
  expect(await photos.restore(id)).toBeUndefined();
});
