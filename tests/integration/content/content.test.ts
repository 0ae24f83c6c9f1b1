import { expect, test } from "vitest";
import { business } from "#content/business";
import { facts } from "#content/facts";
import { faqThemes } from "#content/faq";
import { home } from "#content/home";
import { landingPages } from "#content/landing/index";
import { pageContent } from "#content/pages";
import { freeShippingCities, placeGroups } from "#content/places";
import { presetTitles } from "#content/preset-titles";
import { testimonials } from "#content/testimonials";
import { topicCategories } from "#content/topics";
import { wording } from "#content/wording";
import { fillFacts } from "#domain/facts/fill-facts";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { gateKinds } from "#domain/gate/gate-kind";
import { readTitle } from "#domain/knowledge/read-title";
import { checkTitle } from "#domain/page/titles";
import { listPlaces } from "#domain/places/place";
import { listAuthoredPages, pagesOfKind } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import { listTopics } from "#domain/topics/topic";
import { findUnknownNames } from "#support/content/quoted-names";
import { type AuthoredFile, readAuthoredFiles } from "#support/page/authored";

const places = readAuthoredFiles("cidades");
const topics = readAuthoredFiles("topicos");
const legal = readAuthoredFiles("legal");
const files = [...places, ...topics, ...legal];

/** Everything an owner writes: by where it stands, as written. */
const sources: [string, string][] = [
  ...files.map(({ file, source }): [string, string] => [file, source]),
  ...landingPages.map((landing): [string, string] => [`landing/${landing.slug}`, JSON.stringify(landing)]),
  ["home", JSON.stringify(home)],
  ["frases", JSON.stringify(wording)],
  ["faq", JSON.stringify(faqThemes)],
  ["testimonials", JSON.stringify(testimonials)],
  ["preset-titles", JSON.stringify(presetTitles)],
];

const authored = listAuthoredPages(pageContent);

const knownPaths = new Set([
  ...authored.map(({ path }) => path),
  ...["#principais", "#links-uteis", "#topicos", "#cidades"].map((part) => PATHS.sitemap + part),
]);

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).toSorted();
const problemsIn = <T>(list: readonly T[], find: (item: T) => (string | false | undefined)[]) => list.flatMap(find).filter(Boolean);

test("every place, topic and legal page has its text, and no text is left without a page", () => {
  expect(slugsOf(places)).toEqual(slugsOf(listPlaces(placeGroups)));
  expect(slugsOf(topics)).toEqual(slugsOf(listTopics(topicCategories)));
  expect(slugsOf(legal)).toEqual(slugsOf(pagesOfKind(authored, "legal")));
});

/** With those that nobody has filled in yet. */
const named = Object.fromEntries(listNamedFacts(business).map(({ name, text }) => [name, text]));

test("every fact a text quotes is in the register, and no brace is left open", () => {
  const problems = problemsIn(sources, ([name, source]) => [
    ...findUnknownNames(source, named).map((unknown) => `${name}: ${unknown}`),
    /\{\{|[a-z-]\}\}/.test(fillFacts(source, facts.texts)) && `${name}: a brace`,
  ]);
  expect(problems).toEqual([]);
});

test("no text writes a price of its own", () => {
  expect(problemsIn(sources, ([name, source]) => [/R\$\s*\d/.test(source) && name])).toEqual([]);
});

/** What a text may not say, and what it says instead. */
const UNSAID: readonly [what: string, pattern: RegExp, instead: string][] = [
  ["a mains voltage that São Paulo has not", /\b110\s*(?:V\b|volts)/i, "127 V"],
  ["an hour as a clock shows it", /\b\d{1,2}:\d{2}\b/, "8h, or the name of the hours"],
  [
    "what only a factory may",
    /(?:preços?|direto|garantia|descontos?|vend\w+|loja|linha) (?:direto )?d[ae] f[áa]brica|(?:assistência|rede) (?:técnica )?(?:autorizad|oficia|credenciad)\w+ (?:d[ae] )?(?:PPA|\{\{marca\}\})|(?:revend\w+|técnic[oa]s?|instalador\w*|representantes?) (?:autorizad|oficia|credenciad)\w*/i,
    "{{garantia-de-fabrica}}, {{preco-de-fabrica}}",
  ],
  ["how fast the fastest motor is without its leaf", /abr(?:e|em|indo) (?:o portão )?em \{\{abertura-segundos\}\}/i, "abre folha leve em"],
  ["that a tilting gate keeps off the pavement", /basculante[^.]*não (?:ocupa|avança|invade)[^.]*(?:calçada|passeio)/i, "how far it goes"],
];

test("no page, question or phrase speaks of a share or a habit that nobody counted", () => {
  const uncounted =
    /\bmaioria d|maior parte d[aoe]s|\bcostumamos\b|com frequência|nossa experiência|quase todos os nossos|nenhum outro bairro/i;
  const own = sources.filter(([name]) => !/^(?:cidades|topicos|legal|testimonials|preset-titles)/.test(name));
  expect(problemsIn(own, ([name, source]) => [uncounted.test(source) && `${name}: ${uncounted.exec(source)?.[0]}`])).toEqual([]);
});

test.each(UNSAID)("no text says %s", (_, pattern, instead) => {
  expect(
    problemsIn(sources, ([name, source]) => [pattern.test(source) && `${name}: ${pattern.exec(source)?.[0]}; say ${instead}`]),
  ).toEqual([]);
});

test("every link leads to a page of the site", () => {
  const problems = problemsIn(sources, ([name, source]) => {
    const markdown = [...source.matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = ""]) => link);
    const data = [...source.matchAll(/"path":"([^"]*)"/g)].map(([, link = ""]) => link);
    const html = [...source.matchAll(/href=\\?"([^"\\]*)/g)].map(([, link = ""]) => link);
    return [...markdown, ...data, ...html].map((link) => !knownPaths.has(link) && !/^https:\/\//.test(link) && `${name}: ${link}`);
  });
  expect(problems).toEqual([]);
});

test("every text names what it leads to next, each once and never itself", () => {
  const known = { nearby: slugsOf(places), places: slugsOf(places), topics: slugsOf(topics), related: slugsOf(topics) };
  const problems = problemsIn([...places, ...topics], ({ file, slug, lists }) => {
    const fields = file.startsWith("cidades") ? (["nearby", "topics"] as const) : (["related", "places"] as const);
    return fields.flatMap((field) => {
      const named = lists[field] ?? [];
      return [
        named.length === 0 && `${file}: no ${field}`,
        new Set(named).size !== named.length && `${file}: ${field} repeats`,
        named.includes(slug) && `${file}: ${field} names itself`,
        ...named.map((name) => !known[field].includes(name) && `${file}: ${field} ${name}`),
      ];
    });
  });
  expect(problems).toEqual([]);
});

test("every text has a head of its own that fits a search result", () => {
  const heads = [
    ...files.map(({ file, texts }) => ({ file, texts })),
    ...landingPages.map((page) => ({ file: page.slug, texts: { ...page } })),
  ];
  const problems = problemsIn(heads, ({ file, texts }) => {
    const { headTitle = "", description = "", summary = "" } = texts as Record<string, string>;
    const [title, told] = [fillFacts(headTitle, facts.texts), fillFacts(description, facts.texts)];
    return [
      (title.length < 10 || title.length > 60) && `${file}: headTitle of ${title.length}`,
      (told.length < 70 || told.length > 155) && `${file}: description of ${told.length}`,
      summary.trim() === "" && `${file}: no summary`,
      /^\p{Ll}/u.test(told) && `${file}: description in lower case`,
    ];
  });
  expect(problems).toEqual([]);
  for (const field of ["headTitle", "description", "summary"] as const) {
    const written = heads.map(({ texts }) => (texts as Record<string, string>)[field]);
    expect(
      written.filter((text, index) => written.indexOf(text) !== index),
      field,
    ).toEqual([]);
  }
});

test("every place and topic shows a gate the site can draw, and a topic has keywords and a message", () => {
  const isKnown = (gate: string | undefined) => gateKinds.some((kind) => kind === gate);
  expect(problemsIn([...places, ...topics], ({ file, texts }) => [!isKnown(texts["gate"]) && file])).toEqual([]);
  expect(problemsIn(topics, ({ file, lists, texts }) => [(!lists["keywords"]?.length || !texts["message"]) && file])).toEqual([]);
});

test("no two texts share a sentence: each is written for its own page", () => {
  const written = new Map<string, string>();
  const problems = problemsIn([...places, ...topics], ({ file, body }: AuthoredFile) =>
    body
      .replace(/\{\{[^}]*\}\}|\]\([^)]*\)/g, "")
      .split(/(?<=[.!?:])\s+|\n+/)
      .map((sentence) =>
        sentence
          .replace(/[^\p{L}\p{N}]+/gu, " ")
          .trim()
          .toLowerCase(),
      )
      .filter((sentence) => sentence.split(" ").length > 7)
      .map((sentence) => {
        const first = written.get(sentence);
        written.set(sentence, file);
        return first !== undefined && `${file} and ${first}: ${sentence}`;
      }),
  );
  expect(problems).toEqual([]);
});

test("every text is long enough to be of use", () => {
  const short = problemsIn([...places, ...topics], ({ file, body }) => [
    body.split(/\s+/).length < 200 && `${file}: ${body.split(/\s+/).length} words`,
  ]);
  expect(short).toEqual([]);
});

test("landing pages have addresses of their own and sections that can be filled", () => {
  const groups = new Set(placeGroups.map(({ id }) => id));
  const regions = new Set(testimonials.map(({ region }) => region));
  expect(new Set(slugsOf(landingPages)).size).toBe(landingPages.length);
  const taken = new Set([
    "cidades",
    "topicos",
    "links-uteis",
    "sitemaps",
    "admin",
    "_astro",
    "api",
    ...Object.values(PATHS)
      // A landing page of its own, that something is asked of.
      .filter((path) => path !== PATHS.booking)
      .map((path) => path.slice(1)),
  ]);
  const problems = problemsIn(landingPages, ({ slug, sections, message, button }) => [
    (taken.has(slug) || toSlug(slug) !== slug) && `${slug}: address`,
    (!message || !button) && `${slug}: no message or button`,
    sections.length < 4 && `${slug}: ${sections.length} sections`,
    ...sections.map((section) => section.kind === "places" && !groups.has(section.groupId) && `${slug}: places of ${section.groupId}`),
    ...sections.map(
      (section) => section.kind === "testimonials" && !regions.has(section.region) && `${slug}: testimonials of ${section.region}`,
    ),
    ...sections.map((section) => section.kind === "faq" && section.entries.length === 0 && `${slug}: empty faq`),
  ]);
  expect(problems).toEqual([]);
});

test("the FAQ has 48 questions at least, each asked once and answered", () => {
  const entries = faqThemes.flatMap((theme) => theme.entries);
  expect(entries.length).toBeGreaterThanOrEqual(48);
  const questions = [...entries.map(({ question }) => question)];
  expect(new Set(questions.map(toSlug)).size).toBe(entries.length);
  expect(problemsIn(entries, ({ question, answer }) => [(!question.endsWith("?") || answer.length < 60) && question])).toEqual([]);
  expect(problemsIn(topics, ({ file, faq }) => [faq.length === 0 && file])).toEqual([]);
});

test("the menu has its seven categories, with the topics it began with at least", () => {
  const counts = Object.fromEntries(topicCategories.map(({ name, titles }) => [name, titles.length]));
  const wanted = {
    Instalação: 9,
    "Manutenção e Reparo": 7,
    "Tipos de Motores": 7,
    Marcas: 6,
    Acessórios: 5,
    Serviços: 5,
    "Problemas e Soluções": 7,
  };
  expect(Object.keys(counts)).toEqual(Object.keys(wanted));
  expect(problemsIn(Object.entries(wanted), ([name, count]) => [(counts[name] ?? 0) < count && `${name}: ${counts[name]}`])).toEqual([]);
});

test("the places the site began with have a page at least, and no two share an address or a label", () => {
  const all = listPlaces(placeGroups);
  const wanted = { "zona-norte": 15, "zona-sul": 15, "zona-leste": 15, "zona-oeste": 15, abcd: 7, "outras-cidades": 6 };
  const countOf = (id: string) => all.filter(({ groupId }) => groupId === id).length;
  expect(problemsIn(Object.entries(wanted), ([id, count]) => [countOf(id) < count && `${id}: ${countOf(id)}`])).toEqual([]);
  for (const id of ["centro", "guarulhos", "osasco"]) expect(countOf(id), id).toBeGreaterThan(0);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
});

test("shipping is free in 27 cities at least, each named once, and in every city with a page", () => {
  expect(freeShippingCities.length).toBeGreaterThanOrEqual(27);
  expect(new Set(freeShippingCities.map(toSlug)).size).toBe(freeShippingCities.length);
  const cities = listPlaces(placeGroups).filter(({ isCity }) => isCity);
  expect(cities.map(({ name }) => name).filter((name) => !freeShippingCities.includes(name))).toEqual([]);
});

test("there are fifty preset titles, each a good one with an address of its own", () => {
  expect(presetTitles).toHaveLength(50);
  expect(new Set(presetTitles.map(toSlug)).size).toBe(50);
  expect(
    problemsIn(presetTitles, (title) => [
      checkTitle(title),
      !readTitle(title, facts.knowledge, facts.places).place && `${title}: no known place`,
    ]),
  ).toEqual([]);
});

test("three testimonials stand on the home page, and all have five stars, words and a place", () => {
  expect(testimonials.filter(({ region }) => region === "home").length).toBeGreaterThanOrEqual(3);
  expect(problemsIn(testimonials, ({ name, location, text, rating }) => [(rating !== 5 || !location || text.length < 40) && name])).toEqual(
    [],
  );
});
