/** What a provider sends besides a page, or instead of one. */
export interface BrokenText {
  name: string;
  /** What it answers, and with what end; the last is repeated when it is asked to go on. */
  answers: readonly { text: string; finishReason: string }[];
}

const OPENING =
  "<h2>Troca de roldana na Mooca</h2><p>A roldana gasta faz o portão da Mooca raspar no trilho, e a troca devolve o rolamento macio. O técnico ergue a folha, solta a roldana velha e confere o trilho antes de pôr a nova.</p>";
const MIDDLE =
  "<h2>O que olhar antes</h2><p>Com o disjuntor do portão desligado, olhe o trilho de ponta a ponta e procure pedras, folhas secas e ferrugem. Se a folha balança de lado, a guia de cima também pede atenção.</p>";
const ENDING = "<p>Mande pelo WhatsApp uma foto da roldana e outra do trilho, com o portão parado e a luz do dia.</p>";
const broken = (name: string, text: string, finishReason = "stop"): BrokenText => ({ name, answers: [{ text, finishReason }] });

export const brokenTexts: readonly BrokenText[] = [
  broken(
    "English",
    `${OPENING}<p>Before you call a technician, check whether the power is on and whether anything blocks the rail of the gate.</p>${ENDING}`,
  ),
  broken("a short sentence of English", `${OPENING}<p>Call us today and get your quote.</p>${ENDING}`),
  broken(
    "Spanish",
    `${OPENING}<p>Antes de llamar al técnico, compruebe si hay energía y si el control tiene batería en la casa.</p>${ENDING}`,
  ),
  broken("Chinese", `${OPENING}<p>请检查电源是否接通。</p>${ENDING}`),
  broken("cut at the limit, twice", `${OPENING}${MIDDLE}<p>Quando a roldana nova entra, o técnico`, "length"),
  broken("stopped by a filter", `${OPENING}${MIDDLE}<p>Quando a roldana nova entra, o técnico`, "content_filter"),
  {
    name: "a continuation that began anew in other words",
    answers: [
      { text: `${OPENING}${MIDDLE}`, finishReason: "length" },
      { text: `<p>Vamos ao assunto da página, então.</p>${OPENING}${MIDDLE}${ENDING}`, finishReason: "stop" },
    ],
  },
  broken("chatter in the middle", `${OPENING}<p>Se quiser, posso ajustar o tom do texto. Espero que ajude!</p>${MIDDLE}${ENDING}`),
  broken("reasoning without marks", `<p>O usuário quer uma página sobre roldana. Vou escrever com calma.</p>${OPENING}${MIDDLE}${ENDING}`),
  broken(
    "the prompt's own words",
    `${OPENING}<p>Formato da resposta: responda somente com o HTML do texto, sem cercas de código.</p>${ENDING}`,
  ),
  broken("a refusal", "<p>Desculpe, mas não posso ajudar com esse pedido. Como modelo de linguagem, sigo a política de conteúdo.</p>"),
  broken("a place to fill in", `${OPENING}<p>Fale com a [NOME DA EMPRESA] e peça um orçamento sem demora.</p>${ENDING}`),
  broken("lorem ipsum", `${OPENING}<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>${ENDING}`),
  broken("crosses for a price", `${OPENING}<p>O conserto fica a partir de R$ XX na região da Mooca.</p>${ENDING}`),
  broken("raw Markdown within HTML", `${OPENING}<p>## Passo a passo</p><p>**Desligue** o disjuntor antes de olhar o trilho.</p>${ENDING}`),
  broken("escaped markup among elements", `${OPENING}<p>&lt;p&gt;O trilho limpo poupa a roldana.&lt;/p&gt;</p>${ENDING}`),
  broken("garbled letters", `${OPENING}<p>O portÃ£o automÃ¡tico pede manutenÃ§Ã£o no trilho e na roldana.</p>${ENDING}`),
  broken("paragraphs repeated", `${OPENING}${MIDDLE}${MIDDLE.replace("O que olhar antes", "Outra vez")}${ENDING}`),
  broken("a picture of another site", `${OPENING}<p><img src="https://imagens.example/roldana.jpg" alt="Roldana"></p>${MIDDLE}${ENDING}`),
  broken(
    "dangerous advice",
    `${OPENING}<p>Se o portão pesa, solte a mola aos poucos e abra a tampa da central para conferir os fios.</p>${ENDING}`,
  ),
];
