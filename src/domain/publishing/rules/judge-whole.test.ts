import { expect, test } from "vitest";
import { buildPrompt, CONTINUE_REQUEST } from "#domain/generation/ai/prompt";
import { facts } from "#support/content/facts";
import { expectLinear, fillText } from "#support/machine/growth";
import { makeJudged } from "#support/page/page-texts";
import { judgeWhole } from "./judge-whole";

const around = { knowledge: facts.knowledge };
const judge = (content: string, title = "Motor de portão") => judgeWhole(makeJudged({ title, content }), around);
const says = (text: string) => judge(`<p>${text}</p>`).map((reason) => reason.says);
const BEFORE = "O portão abre devagar e fecha no tempo certo.";

test.each([
  ["Before you call, check whether the power is on.", "outra língua"],
  ["Call us today and get your quote.", "outra língua"],
  ["Antes de llamar al técnico, compruebe si hay energía en la casa.", "outra língua"],
  ["Le portail doit être vérifié par un technicien.", "outra língua"],
  ["自动门电机", "outra língua"],
  ["Claro! Aqui está o texto:", "conversa"],
  ["Espero que este texto ajude!", "conversa"],
  ["Meta descrição: conserto de portão.", "conversa"],
  ["O usuário quer um texto sobre motores.", "raciocínio"],
  ["Desculpe, mas não posso ajudar com isso.", "recusou"],
  ["Como modelo de linguagem, não sei de preços.", "recusou"],
  ["Fale com a [NOME DA EMPRESA] agora.", "preencher"],
  ["O preço é R$ XXX por peça.", "preencher"],
  ["Lorem ipsum dolor sit amet.", "preencher"],
  ["Chame no {telefone} da loja.", "preencher"],
  ["**Atenção** ao disjuntor.", "Markdown"],
  ["## Passo a passo", "Markdown"],
  ["| Peça | Preço |", "Markdown"],
  ["```html", "Markdown"],
  ["&lt;p&gt;O motor.&lt;/p&gt;", "código"],
  ["O motor&amp;nbsp;para.", "código"],
  ["O portÃ£o automÃ¡tico para.", "letras"],
  ["O port\ufffdo para.", "letras"],
  ["O port?o n?o para.", "letras"],
  ["Veja em www.exemplo.com.br agora.", "internet"],
  ["O cremalheira está gasta.", "concordância"],
  ["Uma controle nova resolve em o portão.", "concordância"],
  ["Nas ruas de lá o motor parou e a folha de", "meio"],
  ["Solte a mola devagar com uma chave de fenda.", "perigoso"],
  ["Você pode abrir a central e mexer nos fios.", "perigoso"],
  ["Suba em uma escada e destrave por cima.", "perigoso"],
  ["Para fechar, desligue a fotocélula e acione de novo.", "perigoso"],
  ["Não tenha medo, solte a mola.", "perigoso"],
  ["Basta afrouxar o parafuso da mola.", "perigoso"],
  ["Passe por baixo da folha levantada.", "perigoso"],
])("%j holds the page: %s", (text, fault) => {
  expect(says(`${BEFORE} ${text}`).join(" ")).toContain(fault);
  expect(judge(`<p>${text}</p>`).every(({ marks = [], rule }) => marks.length > 0 && rule === "whole")).toBe(true);
});

test("a photograph that nobody described holds the page", () => {
  const page = makeJudged({ title: "Motor", content: `<p>${BEFORE}</p>`, origin: "manual" });
  expect(judgeWhole(page, { ...around, undescribed: [] })).toEqual([]);
  expect(judgeWhole(page, { ...around, undescribed: ["IMG_1.jpg"] })).toMatchObject([
    { rule: "whole", says: "A página mostra fotografias sem descrição: “IMG_1.jpg”.", mend: expect.stringContaining("Fotografias") },
  ]);
});

test.each([
  "Nunca solte a mola nem abra a central.",
  "Não abra a coluna lateral, retire blocos ou solte um cabo.",
  "O técnico abre a central e mede os fios.",
  "Só um técnico deve soltar a mola.",
  "Abra a tampa do controle e troque a pilha.",
  "Posso desligar o sensor que pisca?",
  "Não consigo abrir o portão, e agora?",
  "Entre pelo portão social e dê um toque na central.",
  "A folha pode subir sozinha e descer no portão vizinho.",
  "O vão tem menos de {{comprimento-maximo}}; se a folha < vão, sobra folga.",
  "Básica, Plus ou Premium.",
  "Do século XX, quando o bairro nasceu.",
  "Um porta-malas aberto aperta a tecla.",
  "Chame pelo WhatsApp, mande fotos e peça um orçamento.",
  "Motor PPA Jet Flash.",
  "Preciso usar óleo na cremalheira?",
])("%j is right", (text) => {
  expect(says(text)).toEqual([]);
});

test("every line of the prompt is known when it comes back", () => {
  const { system } = buildPrompt({ title: "Motor" }, facts);
  const lines = system.split("\n").filter((line) => /^- (?!\{\{)/.test(line));
  expect([...lines.map((line) => line.slice(2)), CONTINUE_REQUEST].filter((line) => says(line).length === 0)).toEqual([]);
});

test("a text that repeats itself is held, by sentences, headings or the whole of it; the cells of a table may", () => {
  const sentence = "O motor zumbe e a folha fica parada no lugar.";
  expect(says(`${sentence} Depois anda. ${sentence}`)).toEqual([`O texto se repete: “${sentence}”.`]);
  expect(judge("<h2>Quanto custa</h2><p>Pouco.</p><h2>Quanto custa</h2><p>Muito.</p>")).toHaveLength(1);
  const anew = "A folha corre sobre duas roldanas de aço, e o trilho as guia de uma ponta à outra sem folga nem esforço do motor";
  expect(says(`${anew}. Enfim, ${anew.toLowerCase()}, como se vê.`)).toHaveLength(1);
  expect(judge("<table><tr><td>Desligue o disjuntor e chame um técnico</td></tr><tr><td>Outro</td></tr></table>")).toEqual([]);
});

test("a text that ends in the middle is held: a sentence, or a heading with nothing under it", () => {
  expect(says("Quando a roldana nova entra no lugar, o técnico")).toEqual([
    "O texto acaba no meio: “Quando a roldana nova entra no lugar, o técnico”.",
  ]);
  expect(judge("<p>Um.</p><h2>Causas do barulho</h2>")).toHaveLength(1);
  expect(judge("<p>Um.</p><ul><li>Verifique a energia</li></ul>")).toEqual([]);
});

test("pictures and links of other sites are held, those of this one and ways to call are not", () => {
  const links = (address: string) => judge(`<p><a href="${address}">Veja</a></p>`).map(({ marks }) => marks);
  expect(links("https://exemplo.com/a")).toEqual([["https://exemplo.com/a"]]);
  expect(links("//exemplo.com/a")).toEqual([["//exemplo.com/a"]]);
  for (const address of ["/faq", "#topo", "tel:+5511900000000", "https://wa.me/5511900000000"]) expect(links(address)).toEqual([]);
  expect(judge('<p>Um.</p><img src="https://exemplo.com/a.png" alt="">')).toHaveLength(1);
  expect(judge('<p>Um.</p><figure><img src="/fotos/aaaaaaaaaaaa" /></figure>')).toEqual([]);
});

test("title and description are judged too", () => {
  expect(judge("<p>Um.</p>", "How to repair the gate of your house")).toHaveLength(1);
});

test.each([
  ["signs", "*_#`|<&"],
  ["negations", "nao solte a mola "],
  ["verbs", "solte "],
  ["brackets", "["],
  ["braces", "{a"],
  ["percents", "%a"],
  ["one word", "a"],
  ["sentences", "A. "],
  ["the same words", "o motor para "],
  ["paragraphs", "<p>Um dois.</p>"],
])("a page of %s is judged in a time that grows with its length", async (_, piece) => {
  await expectLinear((length, run) => judge(`${run} ${fillText(piece, length)}`), 200_000, piece);
});
