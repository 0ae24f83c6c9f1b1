import { expect, test } from "vitest";
import type { TechnicianFields } from "#domain/team/technician";
import { createTeam, readShownTeam } from "#server/team/team";
import { createWorks, readPublicWorks } from "#server/works/works";
import { createDatabase } from "#support/database/database";
import { WORK_FIELDS } from "#support/work/work-fields";

test("two works of one title have an address each, a save over another's is refused, and what is deleted comes back as it was", async () => {
  const { db } = await createDatabase();
  let told = 0;
  const works = createWorks(db, async () => {
    told += 1;
  });
  const first = await works.create(WORK_FIELDS, "draft", "Conserto na Mooca", "ana@exemplo.com.br");
  const second = await works.create({ ...WORK_FIELDS, hours: undefined }, "public", "Conserto na Mooca", "ana@exemplo.com.br");
  expect([first.slug, second.slug]).toEqual(["conserto-na-mooca", "conserto-na-mooca-2"]);
  expect((await works.create(WORK_FIELDS, "draft", "🚪 !", "ana@exemplo.com.br")).slug).toBe("obra");
  expect(told).toBe(1);
  expect((await works.save(first.id, 1, { ...WORK_FIELDS, title: "Outra" }, "public")).outcome).toBe("saved");
  expect((await works.save(first.id, 1, WORK_FIELDS, "draft")).outcome).toBe("conflict");
  expect((await works.save("nenhuma", 1, WORK_FIELDS, "draft")).outcome).toBe("gone");
  expect((await readPublicWorks(db)).map(({ slug }) => slug).toSorted()).toEqual([first.slug, second.slug]);
  await works.remove(second.id);
  expect((await works.list(undefined, 10, 0)).total).toBe(2);
  expect(await works.restore(second.id)).toEqual(second);
  expect(told).toBe(4);
  await works.remove(second.id);
  await works.forgetOld(new Date(Date.now() + 31 * 86_400_000));
  expect(await works.restore(second.id)).toBeUndefined();
});

test("people of the team have an order, a save over another's is refused, and who is deleted comes back", async () => {
  const { db } = await createDatabase();
  let told = 0;
  const team = createTeam(db, async () => {
    told += 1;
  });
  const person = (name: string, changes: Partial<TechnicianFields> = {}): TechnicianFields => ({
    name,
    photoId: undefined,
    since: undefined,
    courses: [],
    about: "",
    isShown: true,
    ...changes,
  });
  const [rui, bia] = [await team.create(person("Rui"), "ana@exemplo.com.br"), await team.create(person("Bia"), "ana@exemplo.com.br")];
  const hidden = await team.create(person("Rui", { isShown: false, courses: ["NR-10"] }), "ana@exemplo.com.br");
  if (!rui || !bia || !hidden) throw new Error("Too many");
  expect([rui.slug, hidden.slug, told]).toEqual(["rui", "rui-2", 2]);
  expect(await team.move(bia.id, -1, 1)).toBe(true);
  // The same press sent again, one over a list that was another, and one beyond the end.
  expect([await team.move(bia.id, -1, 1), await team.move(rui.id, 1, 0), await team.move(hidden.id, 1, 2)]).toEqual([false, false, false]);
  expect((await team.list()).map(({ id }) => id)).toEqual([bia.id, rui.id, hidden.id]);
  expect((await readShownTeam(db)).map(({ name }) => name)).toEqual(["Bia", "Rui"]);
  expect((await team.save(rui.id, 1, person("Rui S.", { since: 2009 }))).outcome).toBe("saved");
  expect((await team.save(rui.id, 1, person("Rui"))).outcome).toBe("conflict");
  expect((await team.save("ninguem", 1, person("Rui"))).outcome).toBe("gone");
  await createWorks(db, async () => {}).create({ ...WORK_FIELDS, technicianId: rui.id }, "public", "Conserto", "ana@exemplo.com.br");
  expect(await team.countUses(rui.id)).toEqual({ works: 1, pages: 0 });
  await team.remove(rui.id);
  expect((await readShownTeam(db)).map(({ name }) => name)).toEqual(["Bia"]);
  expect(await team.restore(rui.id)).toMatchObject({ name: "Rui S.", slug: "rui", since: 2009 });
  await team.remove(rui.id);
  await team.forgetOld(new Date(Date.now() + 31 * 86_400_000));
  expect(await team.restore(rui.id)).toBeUndefined();
});
