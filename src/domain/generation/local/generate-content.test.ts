import { expect, test } from "vitest";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { hasPage, listNamedPlaces } from "#domain/places/place";
import type { KnownOfPlace } from "#domain/places/place-record";
import { facts } from "#support/content/facts";
import { listUsedTexts } from "#support/content/used-texts";
import { siteFacts } from "#support/page/site-facts";
import type { ContentRequest } from "./compose-page";
import { composeUntil, generateContent, type TextVerdict } from "./generate-content";

const title = "Troca de Roldana de Portão na Mooca";

function generate(request: Partial<ContentRequest> = {}, own: typeof facts = facts) {
  return generateContent({ title, creativity: 75, ...request }, own);
}

/** Facts as the site has them, with a place that its own page tells of. */
const told = {
  ...facts,
  places: facts.places.map((place) =>
    place.slug === "mooca"
      ? {
          ...place,
          traits: {
            gates: ["deslizante" as const],
            uses: ["galpao" as const],
            grounds: ["poeira" as const],
            preposition: "na" as const,
            nearby: [],
            knows: [
              { on: "galpao" as const, says: "Folha de galpão na Mooca pesa mais do que parece.", source: "teste" },
              { on: "ar" as const, says: "Rebite velho solta com o motor.", source: "teste" },
            ],
          },
        }
      : place,
  ),
};

const readTexts = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g")), ([, text = ""]) => text);
const firstParagraph = (html: string) => readTexts(html, "p")[0] ?? "";
const countHeadings = (creativity: number, one = title) => readTexts(generate({ creativity, title: one }).html, "h2").length;

test("the same request gives the same page, another version another one", () => {
  expect(generate()).toEqual(generate({ version: 1 }));
  expect(generate()).toMatchObject({ title, slug: "troca-de-roldana-de-portao-na-mooca", version: 1 });
  for (const creativity of [0, 75]) {
    const texts = [1, 2, 3].map((version) => generate({ version, creativity }).html);
    expect(new Set(texts).size).toBe(3);
  }
});

const squeeze = (text: string) => text.replace(/\s+/g, "").toLowerCase();

test("what other pages say gives way to what none says, and the page stays whole", () => {
  for (const one of [title, "Manutenção de Portão Deslizante em Santana", "Conserto de Portão"]) {
    const first = generate({ title: one });
    const texts = ["p", "li", "tr"].flatMap((tag) => readTexts(first.html.replace(/<\/?(?:strong|a|td)\b[^>]*>/g, " "), tag));
    const isSaid = (text: string) => texts.some((known) => squeeze(known).includes(squeeze(text)));
    const second = generate({ title: one, isSaid });
    expect(second).toEqual(generate({ title: one, isSaid }));
    const said = listUsedTexts(second.html);
    const before = listUsedTexts(first.html);
    expect(said.filter((path) => before.includes(path)).length, one).toBeLessThan(said.length / 2);
    expect(second.html.split(/\s+/).length, one).toBeGreaterThan(250);
    const all = generate({ title: one, isSaid: () => true });
    expect(firstParagraph(all.html), one).not.toBe("");
    expect(all.html.length, one).toBeLessThan(first.html.length);
  }
});

test("the first paragraph answers with the title's subject and place, and a heading has its words", () => {
  for (const [one, terms] of [
    [title, ["roldana", "na Mooca"]],
    ["Por que o motor do portão esquenta?", ["motor", "esquenta"]],
    ["CONSERTO DE PORTÃO EM SANTANA", ["conserto", "em Santana"]],
    ["Instalação de motor basculante na Zona Oeste", ["basculante", "na Zona Oeste"]],
    ["Portão não fecha em Moema: conserto no local", ["portão", "não fecha", "em Moema"]],
  ] as const) {
    const { html } = generate({ title: one });
    for (const term of terms) {
      expect(firstParagraph(html).toLowerCase(), one).toContain(term.toLowerCase());
      expect(readTexts(html, "h2").join("|").toLowerCase(), one).toContain(term.toLowerCase());
    }
  }
});

test("what was asked decides the page: the price is not answered with steps", () => {
  const pages = ["Preço de roldana", "Como saber se a roldana está gasta", "Qual roldana usar", "Por que a roldana gasta"].map(
    (one) => generate({ title: one, creativity: 0 }).html,
  );
  expect(new Set(pages.map(firstParagraph)).size).toBe(4);
  expect(pages[0]).not.toContain("<ol>");
});

test("a heading names the part that its page is about, and no kind of matter", () => {
  const headings = (one: string) => readTexts(generateContent({ title: one, creativity: 75 }, siteFacts).html, "h2").join("|");
  expect(headings("Nobreak para portão eletrônico: vale a pena?")).toMatch(/nobreak/i);
  expect(headings("Motor de portão para escola e clínica")).not.toMatch(/comércio:/i);
});

test("what was written to go on from an answer stands below it in its order, each under its heading", () => {
  const known = siteFacts.knowledge.questions.all.map(({ question }) => question);
  const { asks = [], tells = [] } = known.find(({ titles, tells }) => titles && tells?.some(({ heading }) => heading)) ?? {};
  const html = generateContent({ title: asks[0] ?? "", creativity: 75 }, siteFacts).html.toLowerCase();
  const texts = tells.flatMap(({ heading, says }) => [...(heading ? [heading] : []), ...says]);
  const places = texts.map((text) => html.indexOf(text.toLowerCase()));
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test("who names a fault alone reads on as who asks what it is", () => {
  const html = (one: string) => generateContent({ title: one, creativity: 75 }, siteFacts).html;
  const [named, asked] = ["Motor de portão esquentando demais", "O motor esquenta e para de funcionar. O que é?"].map(
    (one) => new Set(readTexts(html(one), "p").slice(1)),
  );
  expect(named?.intersection(asked ?? new Set()).size).toBeGreaterThan(1);
});

test("what opens a page of a place is of what is wanted there: of a fault no installation", () => {
  for (const place of ["em Perdizes", "na Mooca", "em Osasco", "no Tatuapé", "em Santana"]) {
    const opening = firstParagraph(generate({ title: `Portão que não fecha ${place}` }).html);
    expect(opening, place).not.toMatch(/instala(?:ção|r)/);
  }
});

test("a place lends what its own page knows, what follows from it, and the way to it", () => {
  const { html } = generate({}, told);
  expect(firstParagraph(html)).toContain("Folha de galpão na Mooca pesa mais do que parece.");
  expect(html).toContain("Rebite velho solta com o motor.");
  expect(html).toContain('<a href="/cidades/mooca">portões na Mooca</a>');
  expect(html).toMatch(/galpão|empilhadeira|pó fino|Terra de rua/);
  expect(html).not.toMatch(/rua inclinada|Ladeira castiga/);
});

test("who wants a service or a gate in a place is told a price of it at once, that of the visit where something is to be mended", () => {
  for (const [one, names] of [
    ["Instalação de motor em São Caetano do Sul", /\{\{(?:plano|faixa|pacote)-/],
    ["Portão basculante na Freguesia do Ó", /\{\{pacote-/],
    ["Reparo de portão deslizante em Santo Amaro", /\{\{manutencao-custo\}\}/],
  ] as const) {
    for (const version of [1, 2, 3])
      expect(firstParagraph(generateContent({ title: one, creativity: 75, version }, siteFacts).html), one).toMatch(names);
  }
});

test("a service is answered first, and what the place changes of it closes the first paragraph", () => {
  const ofPlaces = ["Santana", "Moema", "Osasco"].map((name) => {
    const { html } = generateContent({ title: `Conserto de motor de portão em ${name}`, creativity: 75 }, siteFacts);
    const [answer = "", ofPlace = ""] = firstParagraph(html).split(`. Em ${name}`);
    expect(answer, name).toMatch(/consert(?:o|ar)/iu);
    expect(ofPlace, name).toMatch(/consert(?:o|ar)/iu);
    return ofPlace;
  });
  expect(new Set(ofPlaces).size).toBe(3);
});

test("who asks whether a place is served is told so first", () => {
  const first = (title: string) => firstParagraph(generateContent({ title, creativity: 75 }, siteFacts).html);
  expect(first("Vocês atendem portão em Barueri?")).toMatch(/^Sim, atendemos em Barueri\. /);
  expect(first("Portão quebrado em Pinheiros: atendimento em casa")).toMatch(/^Atendemos em Pinheiros\. /);
  expect(first("Atendemos Itaquera")).toMatch(/^Atendemos em Itaquera\. /);
  expect(first("Conserto de portão em Pinheiros")).not.toMatch(/tendemos/);
});

test("who names two places is told of both", () => {
  const first = (title: string) => firstParagraph(generateContent({ title, creativity: 75 }, siteFacts).html);
  expect(first("Vocês atendem portão em Diadema e Mauá?")).toMatch(/^Sim, atendemos em Diadema e em Mauá\. /);
  expect(first("Conserto de portão no Jabaquara e Saúde")).toMatch(/no Jabaquara e na Saúde/i);
  expect(first("Conserto de portão em Osasco, São Paulo")).not.toContain("em São Paulo");
  const { html } = generateContent({ title: "Conserto de portão em Diadema e Mauá", creativity: 75 }, siteFacts);
  const below = readTexts(html, "p").slice(1);
  for (const name of ["Diadema", "Mauá"]) expect(below.filter((text) => text.includes(name)).length, name).toBeGreaterThan(0);
  expect(readTexts(html, "h2").filter((text) => text.endsWith("em Diadema e em Mauá"))).not.toEqual([]);
});

test("who wants somebody at any hour is told when he is heard", () => {
  for (const version of [1, 2, 3, 4]) {
    const { html } = generateContent({ title: "Conserto de portão 24 horas em Moema", creativity: 75, version }, siteFacts);
    expect(firstParagraph(html)).toContain("{{horario-whatsapp}}");
  }
});

test("who wishes two services is told the price of both", () => {
  for (const version of [1, 2, 3]) {
    const { html } = generateContent({ title: "Portão automático em Pirituba: instalação e reparo", creativity: 75, version }, siteFacts);
    expect(firstParagraph(html)).toMatch(/\{\{plano-.*\{\{manutencao-custo\}\}/);
  }
  expect(firstParagraph(generateContent({ title: "Instalação de motor em Pirituba", creativity: 75 }, siteFacts).html)).not.toContain(
    "{{manutencao-custo}}",
  );
});

test("the page of a service with all places tells what changes in some and leads to each", () => {
  const { html } = generateContent({ title: "Conserto de motor de portão na Grande São Paulo", creativity: 75 }, siteFacts);
  for (const { slug } of siteFacts.places.filter(hasPage)) expect(html).toContain(`<a href="/cidades/${slug}">`);
  expect(readTexts(html, "li").filter((item) => /conserto/.test(item)).length).toBeGreaterThan(10);
});

test("a city that is served and has no page is named, and no way leads to it", () => {
  const places = listNamedPlaces(facts.places, ["Carapicuíba"]);
  const { html } = generate({ title: "Conserto de portão em Carapicuíba" }, { ...facts, places });
  expect(firstParagraph(html)).toMatch(/(?:exame|examina).*em Carapicuíba|Em Carapicuíba, o técnico/i);
  expect(html).not.toContain("/cidades/");
});

test("one kind of gate is told by that kind, and none is told to release a tilting one", () => {
  const { html } = generate({ title: "Conserto de portão basculante" });
  expect(firstParagraph(html)).toMatch(/basculante/i);
  for (let version = 1; version <= 10; version++) {
    const checks = generate({ title: "Como saber se a roldana do portão basculante está ruim", version }).html;
    expect(checks).not.toContain("Sinta o peso da folha");
  }
});

test("up to 20 nothing is left to chance: titles of the same meaning get the same text", () => {
  const withoutHeadline = (html: string) => html.replace(/Reparo de portão\. P/, "P").replace(/<h2>(?:Conserto|Reparo) de .*?<\/h2>/, "");
  for (const creativity of [0, 20]) {
    expect(withoutHeadline(generate({ creativity, title: "Conserto de Portão" }).html)).toBe(
      withoutHeadline(generate({ creativity, title: "Reparo de Portão" }).html),
    );
  }
  expect(withoutHeadline(generate({ title: "Conserto de Portão" }).html)).not.toBe(
    withoutHeadline(generate({ title: "Reparo de Portão" }).html),
  );
});

test("sections join above 20, 40 and 50, as far as there is something to say", () => {
  const counts = [20, 25, 45, 55, 100].map((creativity) => countHeadings(creativity, "Conserto de portão"));
  expect(counts).toEqual([5, 6, 7, 8, 8]);
  expect(countHeadings(100, "Conserto de portão na Mooca")).toBeGreaterThan(countHeadings(0, "Conserto de portão na Mooca"));
});

test("the numbers of signs and questions follow the level", () => {
  const count = (creativity: number, tag: string) =>
    readTexts(generate({ creativity, title: "Defeitos do braço articulado" }).html, tag).length;
  expect([0, 30, 75, 100].map((creativity) => count(creativity, "h3"))).toEqual([2, 3, 4, 5]);
  const signs = (creativity: number) => {
    const [, section = ""] = generate({ creativity, title: "Por que a roldana gasta" }).html.split("<h2>");
    return readTexts(section, "li").length;
  };
  expect([0, 40, 75].map(signs)).toEqual([3, 4, 5]);
});

test("sentences of the administrator become a paragraph of their own, never the description", () => {
  const page = generate({ instructions: "  atendemos condomínios\nA visita custa R$ 90; paga-se {{parcelas}}" });
  expect(readTexts(page.html, "p")).toContain("Atendemos condomínios. A visita custa R$ 90. Paga-se {{parcelas}}.");
  expect(firstParagraph(page.html)).not.toContain("condomínios");
  expect(page.description).toBe(generate().description);
  expect(page.ownFigures).toEqual(["R$ 90"]);
});

test("what the administrator asks for steers and is not shown", () => {
  const page = generate({ title: "Conserto de portão", instructions: "Fale de cremalheira e de ladeira. Tom direto." });
  expect(page.html).not.toContain("Fale de");
  expect(page.html).not.toContain("Tom direto");
  expect(listUsedTexts(page.html).some((path) => path.startsWith("cremalheira."))).toBe(true);
  expect(page.html).toMatch(/rua inclinada|ladeira/i);
});

test("of a motor that others made the page says what is offered, and sells none", () => {
  for (const [one, version] of [
    ["Motor Garen", 1],
    ["Conserto de motor Peccinin em Santana", 2],
    ["MOTOR ROSSI NÃO ABRE", 3],
  ] as const) {
    const { html } = generate({ title: one, version });
    expect(firstParagraph(html), one).toMatch(/Garen|Peccinin|Rossi/);
    expect(firstParagraph(html), one).toMatch(/consert.*troca|troca.*consert/);
    expect(
      listUsedTexts(html).some((path) => path.startsWith("outra-marca.")),
      one,
    ).toBe(true);
  }
});

test("a question keeps the answer that was written for it", () => {
  for (let version = 1; version <= 20; version++) {
    const { html } = generate({ title: "Troca de roldana", version });
    const answer = /<h3>Dá para trocar só uma roldana\?<\/h3>\n<p>(.*?)\./.exec(html)?.[1];
    if (answer !== undefined) expect(answer).toBe("Dá, se a outra for recente e não tiver folga");
  }
});

test("what a title promises stays in the title: figures and claims are facts by their names", () => {
  const { html, description } = generate({ title: "Conserto de Portão 24 Horas Grátis em Santana" });
  expect(html).not.toMatch(/24 horas|grátis/i);
  expect(description).not.toMatch(/24 horas|grátis/i);
});

test("HTML in title and instructions is shown, not run", () => {
  const attack = '<script>alert("1")</script><img src=x onerror=alert(1)>';
  for (const creativity of [0, 75]) {
    const { html } = generate({ title: `Motor ${attack} em Santana`, instructions: attack, creativity });
    expect(html).not.toMatch(/<script|<img|onerror="/);
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  }
});

test("the description sums up the answer, without two signs at an end", () => {
  for (const one of [title, "Quanto custa trocar roldana?", "O portão não abre? Assistência", "Vale a pena automatizar o portão?"]) {
    const { description } = generate({ title: one });
    expect(description, one).not.toMatch(/[?!:]\./);
    expect(description, one).toMatch(/\.$/);
    expect(description.length, one).toBeLessThanOrEqual(200);
    expect(description, one).not.toContain("Informações sobre");
  }
});

test("a title about nothing that is known gets the sentence that stands for every page", () => {
  const page = generate({ title: "Receita de bolo de cenoura?" });
  const sentence = "Informações sobre Receita de bolo de cenoura. Atendimento especializado, produtos de qualidade e suporte técnico.";
  expect(page).toMatchObject({ description: sentence, html: `<p>${sentence}</p>` });
});

test("a fact that the owner leaves out takes its sentence along", () => {
  const { "manutencao-custo": _, ...texts } = facts.texts;
  for (let version = 1; version <= 10; version++) {
    const { html } = generate({ title: "Preço de roldana", version }, { ...facts, texts });
    expect(html).not.toContain("{{manutencao-custo}}");
    expect(html).not.toMatch(/<(p|li|td|h2|h3)>\s*<\/\1>/);
  }
});

test("titles with emoji and titles of 500 characters make pages", () => {
  expect(generate({ title: "🔧 Conserto de portão 🚪" }).slug).toBe("conserto-de-portao");
  const long = generate({ title: "Conserto de portão ".repeat(30).slice(0, 500) });
  expect(long.slug.length).toBeLessThanOrEqual(80);
  expect(long.html).toContain("<h2>");
});

test("a title without letters or digits is refused with a reason", () => {
  expect(() => generate({ title: "🚪🔧" })).toThrow(/letras ou números/);
});

test("the first version that passes is kept, and the first one where none does", async () => {
  const tried: number[] = [];
  const passFrom =
    (least: number, hopelessFrom = 99) =>
    (page: { version: number }): TextVerdict => {
      tried.push(page.version);
      if (page.version >= least) return "passes";
      return page.version === hopelessFrom ? "none-will" : "another-might";
    };
  expect(await composeUntil({ title, creativity: 75 }, facts, passFrom(3), 5)).toEqual(generate({ version: 3 }));
  expect(tried).toEqual([1, 2, 3]);
  expect(await composeUntil({ title, creativity: 75 }, facts, passFrom(9), 5)).toEqual(generate());
  tried.length = 0;
  expect(await composeUntil({ title, creativity: 75 }, facts, passFrom(5, 2), 9)).toEqual(generate());
  expect(tried).toEqual([1, 2]);
});

test("a page about another maker's motor says at once what is offered for it, and writes the name as a name", () => {
  for (const version of [1, 2, 3, 4, 5, 6]) {
    const { html } = generate({ title: "CONSERTO DE MOTOR GAREN NA MOOCA", version });
    expect(firstParagraph(html)).toMatch(/Garen.*consert.*troca|Garen.*troca/i);
    expect(html).toContain("{{marca}}");
    expect(html).not.toContain("garen");
  }
  expect(generate().html).not.toContain("outro fabricante");
});

test.each([
  ["Motor PPA Solo ou Rio para portão deslizante", "Motor PPA Solo ou Rio para portão deslizante"],
  ["Motor para portão basculante em Alphaville", "Motor para portão basculante em Alphaville"],
  ["Motor para Portão de Condomínio em Campinas", "Motor para portão de condomínio em Campinas"],
])("a name keeps its capital in the headings of “%s”", (one, phrase) => {
  const headings = readTexts(generateContent({ title: one, creativity: 75 }, siteFacts).html, "h2");
  expect(
    headings.find((heading) => heading.startsWith(phrase)),
    headings.join("; "),
  ).toBeDefined();
  expect(headings.join("|")).not.toContain("em Alphaville em");
});

test("what is wanted done to a roller door is told by it, without the parts of gates that move otherwise", () => {
  const { html } = generate({ title: "Conserto de porta de enrolar em Osasco" });
  expect(firstParagraph(html)).toMatch(/porta de (?:enrolar|aço)/i);
  const pages = [html, ...[1, 2, 3].map((version) => generate({ title: "Portão seccionado residencial", version }).html)];
  const seen = new Set(pages.flatMap(listUsedTexts).map((path) => path.split(".")[0]));
  expect(["braco-do-basculante", "contrapeso", "eixo-do-basculante", "trilho", "cremalheira"].filter((id) => seen.has(id))).toEqual([]);
});

test("on a page about one kind of gate a place does not speak of another", () => {
  const says = ["Basculante na Mooca pede teto alto.", "Portão de correr na Mooca junta areia.", "Na Mooca a garagem é funda."];
  const { html } = generate({ title: "Conserto de portão basculante na Mooca" }, toldOfMooca(says.map((one) => ({ says: one }))));
  expect(html).toContain("teto alto");
  expect(html).not.toContain("junta areia");
});

test("where the answer tells of the place, nothing is put behind it to name that", () => {
  const title = "Quanto custa trocar a roldana do portão na Mooca?";
  const around = toldOfMooca([{ says: "Na Mooca a garagem é funda." }]);
  expect(firstParagraph(generate({ title }, around).html)).toMatch(/Na Mooca a garagem é funda\.$/);
  const entriesOfMooca = [...around.knowledge.entries.values()].map((entry) => ({
    ...entry,
    questions: entry.questions.map((question) => ({ ...question, says: question.says.map((says) => `${says} Na Mooca também.`) })),
  }));
  const { html } = generate({ title }, { ...around, knowledge: buildKnowledge(entriesOfMooca) });
  expect(firstParagraph(html)).toMatch(/Na Mooca também\.$/);
});

test("to replace a part is to mend: what a place says of another motor is beside the point", () => {
  const around = toldOfMooca([
    { says: "Trocar o motor na Mooca começa pela folha.", for: ["replace"] },
    { says: "Na Mooca o conserto olha a idade do ferro.", for: ["repair"] },
  ]);
  expect(firstParagraph(generate({ title: "Troca de controle de portão na Mooca" }, around).html)).toContain("idade do ferro");
  expect(firstParagraph(generate({ title: "Troca de motor de portão na Mooca" }, around).html)).toContain("começa pela folha");
});

function toldOfMooca(said: readonly Pick<KnownOfPlace, "says" | "for">[]) {
  const knows = said.map((one) => ({ ...one, on: "ar" as const, source: "teste" }));
  return {
    ...told,
    places: told.places.map((one) => (one.slug === "mooca" && one.traits ? { ...one, traits: { ...one.traits, knows } } : one)),
  };
}

test.each([
  "Mola quebrou, pode abrir na mão?",
  "Portão de 4 metros precisa de motor de quantos HP?",
  "Troca de engrenagem barulhenta do motor de portão na Penha",
  "Barulho de portão à noite, o que diz a lei do silêncio",
  "Como programar o portão deslizante em Moema?",
])("a page for “%s” does not open with its title, and states nothing that it asks", (asked) => {
  const begins = squeeze(asked).slice(0, 18);
  for (const version of [1, 2, 3]) {
    const { html } = generate({ title: asked, version });
    expect(squeeze(firstParagraph(html))).not.toMatch(new RegExp(`^${begins}`));
    if (!asked.includes("?")) continue;
    for (const heading of readTexts(html, "h2")) expect(squeeze(heading)).not.toMatch(new RegExp(`^${begins}`));
  }
});
