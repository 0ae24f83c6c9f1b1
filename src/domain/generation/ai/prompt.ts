import type { Reason } from "#domain/page/reason";
import type { ContentFacts } from "../content-facts";
import { describeKnowledge } from "./describe-knowledge";
import { listFacts } from "./list-facts";

interface PromptRequest {
  title: string;
  /** The administrator's own words, when there are any. */
  instructions?: string;
  /** How pages beside it begin. */
  openings?: readonly string[];
}

/** How long a page's text should be, in words. */
const TEXT_WORDS = { min: 600, max: 900 } as const;

/** What is asked of the provider for a page: who it writes for, the facts it may quote, the form it must keep. */
export function buildPrompt({ title, instructions = "", openings = [] }: PromptRequest, facts: ContentFacts) {
  const information = instructions.trim();
  return {
    system: [describeRole(facts), FORMAT, MODEL, TONE, FIGURES, GATE, describeMakers(facts), describeFacts(facts)].join("\n\n"),
    user: [
      `Tópico da página: ${title}`,
      ...(information ? [`Informações adicionais: ${information}`] : []),
      ...describeKnowledge(title, facts),
      ...(openings.length > 0 ? ["Páginas vizinhas começam assim; não repita:", ...openings.map((opening) => `- ${opening}`)] : []),
    ].join("\n"),
  };
}

/** Asked once when an answer was cut at the limit of tokens. */
export const CONTINUE_REQUEST =
  "Sua resposta foi interrompida. Continue exatamente de onde parou, sem repetir nada do que já escreveu, e conclua o texto em poucos parágrafos.";

function describeRole({ texts }: ContentFacts): string {
  return `Você escreve páginas informativas para o site da ${texts["empresa"]}, que vende, instala e conserta motores ${texts["marca"]} para portões automáticos em São Paulo e região. Quem lê é morador, síndico ou dono de comércio com uma dúvida ou um problema no portão. Escreva sempre em português do Brasil, mesmo que o tópico venha em outra língua.`;
}

const FORMAT = `Formato da resposta:
- Responda somente com o HTML do texto, sem Markdown, sem cercas de código, sem <html>, <head> ou <body> e sem comentários seus.
- Use <h2> para as seções e <h3> para as partes de uma seção. Não use <h1>: o título da página já existe.
- Use <p> para parágrafos e pelo menos uma lista (<ul> ou <ol>). Use <strong> com economia. Não use classes, estilos, scripts, imagens, formulários nem links.
- Escreva de ${TEXT_WORDS.min} a ${TEXT_WORDS.max} palavras.
- Antes de tudo, dentro de um comentário <!-- -->, escreva a pergunta do leitor em uma linha e a resposta em duas frases. O site não mostra o comentário.
- Comece o texto por essa resposta, em um parágrafo que não repete o tópico como título; depois, em ordem, por que acontece, o que olhar ou fazer em passos, o que decide o preço e quando parar e chamar; deixe fora o que o tópico não pede; termine convidando a chamar no WhatsApp.`;

/** What is asked of an answer that the rules hold back, once. */
export function askToMend(reasons: readonly Reason[]): string {
  return [
    "As regras de publicação retêm esse texto:",
    ...reasons.map(({ says, mend }) => `- ${says} ${mend}`),
    "Escreva o texto inteiro de novo, no mesmo formato, só com o HTML, corrigindo isso e mantendo o que está certo.",
  ].join("\n");
}

const MODEL = `Um texto curto como modelo do tom e da ordem, sobre outro assunto:
<p>Portão que para no meio quase sempre encontrou resistência: o motor percebe o esforço e desliga para não forçar a engrenagem. Comece pelo trilho, que se limpa sem ferramenta; se a folha corre leve à mão e mesmo assim para, a causa está no motor e é serviço de técnico.</p>
<h2>O que olhar antes de chamar</h2><ol><li>Com o portão parado, procure pedra, folha ou barro no trilho.</li><li>Veja se as roldanas giram e se alguma está fora do lugar.</li></ol>
<h2>Quando parar</h2><p>Se houver cheiro de queimado ou a folha sair do trilho, não insista: desligue o disjuntor e chame um técnico.</p>`;

const TONE = `Tom:
- Claro, calmo e preciso, como um técnico experiente que explica sem pressa. Trate o leitor por “você”.
- Informação concreta: causas, o que verificar com segurança, quando chamar um técnico, o que esperar da visita.
- Sem exageros, sem superlativos, sem promessas de resultado, sem repetir o tópico para agradar a buscadores.
- Não oriente ninguém a mexer em rede elétrica, molas ou cabos tensionados: nesses casos recomende um técnico.`;

const FIGURES = `Números: preços, prazos, garantias, descontos, horários, medidas e quantidades só podem ser citados quando estão nos fatos abaixo ou nas informações adicionais.
- Um fato da lista é citado pelo nome entre chaves duplas, exatamente como está na lista, e nunca pelo valor: escreva “de {{faixa-preco}}”. Ao mostrar a página, o site troca o nome pelo valor, que já traz moeda e unidade: não as repita.
- Não invente nomes e não mude os da lista. Se o texto pedir outro número, escreva sem número e convide a pedir um orçamento.
- Não invente endereços, telefones, nomes de clientes, depoimentos, certificações nem notas de avaliação.`;

/** What holds a page back, said beforehand. */
const GATE = `A página não será publicada se o texto:
- trouxer número que não é fato da lista, em algarismos ou por extenso, ou promessa sem número (“no mesmo dia”, “dia e noite”, “anos de experiência”, “garantia vitalícia”, “milhares de clientes”);
- citar norma, selo, certificado ou autorização de fábrica, nome ou fala de pessoa, rua, telefone, e-mail, outro site, ou apresentar motor de outra marca como nosso;
- mandar o leitor soltar mola ou cabo, abrir motor, quadro ou central, subir em algo, anular sensor ou passar sob a folha;
- tiver trecho em outra língua, frase repetida, lugar por preencher, ou fala dirigida a quem pediu o texto;
- não responder ao tópico no primeiro parágrafo e em um <h2>, com as palavras dele, ou servir igual a qualquer outro tópico.`;

/** What a page about another maker's motor says, as the rules of publishing ask of it. */
function describeMakers({ texts }: ContentFacts): string {
  return `Motor de outra fabricante (Garen, Rossi, Peccinin, Nice e as demais): se o tópico a cita, diga já no primeiro parágrafo que ele se conserta enquanto houver peça ou se troca por ${texts["marca"]}; nunca o venda, não o chame de ${texts["marca"]} e não se diga autorizado por fabricante nenhum. Se o tópico não a cita, não fale dela.`;
}

function describeFacts(facts: ContentFacts): string {
  return ["Fatos que você pode citar, com o nome, o valor e o que é:", ...listFacts(facts).map((line) => `- ${line}`)].join("\n");
}
