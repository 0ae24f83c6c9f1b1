import { expect, test } from "vitest";
import { wording } from "#content/wording";
import { createLiveContent } from "#server/content/live-content";
import { createSitePages } from "#server/counts/site-pages";
import { createOwnerValues } from "#server/owner-values/owner-values";
import { createRedirectStore } from "#server/redirects/redirect-store";
import { readSettings } from "#server/settings/settings";
import { createTextEditor, type OpenedText, type TextOutcome } from "#server/texts/text-editor";
import { placeGroups } from "#support/content/facts";
import { register as business } from "#support/content/register";
import { createDatabase } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const ANA = "ana@exemplo.com.br";
const RUI = "rui@exemplo.com.br";
const SANTANA = "cidades/santana";

const place = {
  name: "Santana",
  headTitle: "Santana",
  description: "Portões em Santana.",
  summary: "O que se vê em Santana.",
  gate: "deslizante",
  html: "<p>De fábrica.</p>",
  nearby: [],
  topics: [],
  gates: ["deslizante"],
  uses: ["casa"],
  grounds: [],
  preposition: "em",
  knows: [],
};
const landing = {
  slug: "portoes-na-praia",
  title: "Portões na praia",
  linkText: "Na praia",
  headTitle: "Praia",
  description: "Portões na praia.",
  keywords: ["praia"],
  summary: "Sal e sol.",
  gate: "deslizante",
  message: "Olá!",
  button: "Chamar",
  sections: [{ kind: "text", title: "Sal", paragraphs: ["O sal come o ferro."] }],
};

async function createEditor(connection?: Awaited<ReturnType<typeof createDatabase>>, santana: object = place) {
  const open = connection ?? (await createDatabase());
  const settings = readSettings({ DATA_DIR: makeTemporaryFolder() });
  const ownerValues = createOwnerValues(open);
  const texts = new Map<string, unknown>([
    ["frases", wording],
    [SANTANA, santana],
  ]);
  const files = { business, placeGroups, topicCategories: [], entries: [], texts };
  const content = await createLiveContent({
    files,
    ownerValues,
    sitePages: createSitePages(open.db),
    db: open.db,
    settings,
    purge: () => {},
    log: { error: () => {} },
  });
  const told: string[] = [];
  const editor = createTextEditor({ content, ownerValues, connection: open, indexNow: { notify: (path) => void told.push(path) } });
  return { connection: open, content, ownerValues, editor, told };
}

function getSaved(outcome: TextOutcome | undefined): OpenedText {
  if (outcome?.outcome !== "saved") throw new Error(JSON.stringify(outcome));
  return outcome.text;
}

test("a saved text is what the site says, search engines are told, and its history leads back", async () => {
  const { editor, content, told } = await createEditor();
  const outcome = await editor.saveText(SANTANA, { ...place, summary: "Outro resumo." }, 0, ANA);
  expect(outcome).toMatchObject({
    outcome: "saved",
    change: {
      title: "Santana",
      before: "Resumo abaixo do título: O que se vê em Santana.",
      after: "Resumo abaixo do título: Outro resumo.",
    },
  });
  expect(content.current.getText("cidades", "santana").summary).toBe("Outro resumo.");
  expect(told).toEqual(["/cidades/santana"]);
  // The same once more is no other version.
  expect(await editor.saveText(SANTANA, { ...place, summary: "Outro resumo." }, 1, RUI)).not.toHaveProperty("change");
  await editor.saveText(SANTANA, { ...place, summary: "Um terceiro." }, 1, RUI);
  const [, first] = await editor.listRevisions(SANTANA);
  getSaved(await editor.saveText(SANTANA, first?.value, 2, ANA));
  expect(content.current.getText("cidades", "santana").summary).toBe("Outro resumo.");
  expect(getSaved(await editor.resetText(SANTANA, 3, ANA))).toMatchObject({ state: "factory", version: 4, value: place });
  expect((await editor.listRevisions(SANTANA)).map(({ savedBy }) => savedBy)).toEqual([ANA, ANA, RUI, ANA]);
});

test("what the owner says of a place as data is what pages about it are written from", async () => {
  const { editor, content } = await createEditor();
  const findTraits = () => content.current.facts.places.find(({ slug }) => slug === "santana")?.traits;
  const { gates, uses, grounds, preposition, nearby, knows } = place;
  expect(findTraits()).toEqual({ gates, uses, grounds, preposition, nearby, knows });
  const own = [{ on: "ladeira" as const, says: "A colina pede folha que suba.", source: "mapa de relevo" }];
  getSaved(await editor.saveText(SANTANA, { ...place, grounds: ["ladeira"], knows: own }, 0, ANA));
  expect(findTraits()).toMatchObject({ grounds: ["ladeira"], knows: own });
  expect(await editor.saveText(SANTANA, { ...place, grounds: ["morro"] }, 1, ANA)).toMatchObject({ outcome: "problems" });
});

test("of two who save at once the second is told who and when, and nothing of either is lost", async () => {
  const { editor, content } = await createEditor();
  await editor.saveText(SANTANA, { ...place, summary: "De Ana." }, 0, ANA);
  const refused = await editor.saveText(SANTANA, { ...place, summary: "De Rui." }, 0, RUI);
  expect(refused).toEqual({ outcome: "conflict", version: 1, savedBy: ANA, savedAt: expect.any(Date) });
  expect(content.current.getText("cidades", "santana").summary).toBe("De Ana.");
  getSaved(await editor.saveText(SANTANA, { ...place, summary: "De Rui." }, 1, RUI));
  expect((await editor.listRevisions(SANTANA)).map(({ value }) => (value as typeof place).summary)).toEqual(["De Rui.", "De Ana."]);
});

test("a release that changes a text the owner changed waits for the choice; the owner's stays meanwhile", async () => {
  const { connection, editor } = await createEditor();
  await editor.saveText(SANTANA, { ...place, summary: "Do dono." }, 0, ANA);
  const newer = { ...place, summary: "Da nova versão." };
  const later = await createEditor(connection, newer);
  expect(await later.editor.findText(SANTANA)).toMatchObject({ state: "newer", value: { summary: "Do dono." }, written: newer });
  expect(later.content.current.getText("cidades", "santana").summary).toBe("Do dono.");
  // What is saved meanwhile is no choice.
  expect(getSaved(await later.editor.saveText(SANTANA, { ...place, summary: "Do dono, outra vez." }, 1, ANA))).toMatchObject({
    state: "newer",
  });
  expect(await later.editor.keepText(SANTANA, 2)).toBe(true);
  expect(await later.editor.findText(SANTANA)).toMatchObject({ state: "changed" });
  const last = await createEditor(connection, { ...place, summary: "Da última." });
  const begun = { ...place, summary: "Da última, do jeito do dono." };
  expect(getSaved(await last.editor.saveText(SANTANA, begun, 2, ANA, true))).toMatchObject({ state: "changed", value: begun });
  expect(getSaved(await last.editor.resetText(SANTANA, 3, ANA))).toMatchObject({ state: "factory", value: { summary: "Da última." } });
});

test("what is put back as it was is the file's again, names of headings and all", async () => {
  const withNames = { ...place, html: '<h2 id="um">Um</h2><p>De fábrica.</p>' };
  const { editor } = await createEditor(undefined, withNames);
  const saved = await editor.saveText(SANTANA, { ...withNames, summary: "Outro." }, 0, ANA);
  expect(saved).toMatchObject({ text: { value: { html: withNames.html } }, change: { after: "Resumo abaixo do título: Outro." } });
  const typed = { ...withNames, html: "<h2>Um</h2><p>De fábrica.</p>" };
  expect(getSaved(await editor.saveText(SANTANA, typed, 1, ANA))).toMatchObject({ state: "factory", value: withNames });
});

test("a text that nobody changed follows the release", async () => {
  const { connection, editor } = await createEditor();
  await editor.saveText(SANTANA, { ...place, summary: "Do dono." }, 0, ANA);
  await editor.resetText(SANTANA, 1, ANA);
  const later = await createEditor(connection, { ...place, summary: "Da nova versão." });
  expect(later.content.current.getText("cidades", "santana").summary).toBe("Da nova versão.");
});

test("a stored text that no longer fits is not shown and not lost", async () => {
  const { connection, ownerValues } = await createEditor();
  const unfit = { ...place, gate: "porteira" };
  await ownerValues.save([{ path: `text/${SANTANA}`, value: unfit, base: place, seenVersion: 0 }], ANA);
  const { editor, content } = await createEditor(connection);
  expect(content.current.getText("cidades", "santana")).toEqual(place);
  expect((await editor.listTexts()).find(({ path }) => path === SANTANA)).toMatchObject({ state: "unfit", changed: { by: ANA } });
  expect(await editor.findText(SANTANA)).toMatchObject({ value: unfit });
});

test("a page is made from nothing at a free address, once, and comes after those of the files", async () => {
  const { connection, editor, content } = await createEditor();
  await createRedirectStore(connection.db, () => {}).saveRedirect({ fromPath: "/antiga", toPath: "/faq", createdBy: ANA });
  for (const slug of ["admin", "sitemap", "antiga", "termos"])
    expect(await editor.createLandingPage({ ...landing, slug }, ANA), slug).toMatchObject({
      outcome: "problems",
      problems: [{ path: ["slug"] }],
    });
  for (const by of [ANA, ANA]) expect(getSaved(await editor.createLandingPage(landing, by))).toMatchObject({ state: "own", version: 1 });
  expect(content.current.pages.landingPages.at(-1)?.title).toBe("Portões na praia");
  expect(await editor.createLandingPage({ ...landing, title: "Outra" }, RUI)).toMatchObject({ outcome: "problems" });
  // Its address is its name.
  expect(
    getSaved(await editor.saveText("landing/portoes-na-praia", { ...landing, slug: "outro", button: "Ligar" }, 1, RUI)).value,
  ).toMatchObject({
    slug: "portoes-na-praia",
    button: "Ligar",
  });
  expect(await editor.resetText("landing/portoes-na-praia", 2, RUI)).toBeUndefined();
});

test("two who make a page at the same address at once make one", async () => {
  const { editor } = await createEditor();
  const made = await Promise.all([editor.createLandingPage(landing, ANA), editor.createLandingPage({ ...landing, title: "De Rui" }, RUI)]);
  expect(made.map(({ outcome }) => outcome).toSorted()).not.toEqual(["saved", "saved"]);
  expect(await editor.listRevisions("landing/portoes-na-praia")).toHaveLength(1);
});

test("a link that was there before may stay though its page is gone; a new one must lead somewhere", async () => {
  const withLink = { ...place, html: '<p><a href="/sumiu">antes</a></p>' };
  const { editor } = await createEditor(undefined, withLink);
  getSaved(await editor.saveText(SANTANA, { ...withLink, summary: "Outro." }, 0, ANA));
  const more = { ...withLink, html: `${withLink.html}<p><a href="/nunca-houve">x</a></p>` };
  expect(await editor.saveText(SANTANA, more, 1, ANA)).toMatchObject({ outcome: "problems", problems: [{ path: ["html"] }] });
});
