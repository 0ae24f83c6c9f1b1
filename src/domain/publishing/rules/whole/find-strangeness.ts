import { namesOf } from "#domain/knowledge/word-set";
import { buildPhraseBook, findPhrases } from "#domain/text/phrase-book";
import type { TextBlock } from "#domain/text/read-page-text";

export type Strangeness = "chatter" | "reasoning" | "prompt" | "refusal" | "placeholder";

/** What a provider says to who asked, and no page to its reader. */
const PHRASES = buildPhraseBook(
  namesOf<Strangeness>({
    chatter: `
      claro aqui esta|claro aqui vai|claro segue|claro vou|claro posso|certamente aqui|certamente a seguir|a seguir esta o|com certeza aqui|com prazer aqui|otimo aqui
      aqui esta o texto|aqui esta o html|aqui esta o conteudo|aqui esta a pagina|aqui esta uma pagina|aqui esta um texto|aqui esta uma versao|aqui esta a versao|aqui esta a sua
      aqui esta seu|aqui esta sua|aqui esta o artigo|aqui vai o texto|segue o texto|segue o html|segue abaixo o|segue abaixo a pagina|segue abaixo um texto|segue a pagina com|segue o conteudo
      segue a continuacao|continuando o texto|continuacao do texto|continuando de onde|espero que este texto|espero que esse texto|espero que o texto
      espero que ajude|espero que isso ajude|espero que goste|espero que tenha|espero que esteja|espero que atenda|espero ter ajudado
      se quiser posso|se precisar posso|se desejar posso|caso queira posso|posso ajustar o t*|posso adaptar o t*|posso reescrever|posso incluir mais
      fico a disposicao para ajust*|me avise se|me diga se quer|deseja que eu|quer que eu|texto solicitado|conforme solicitado|como solicitado
      conforme pedido|espero que sirva|bom proveito|sure here is|here is the|here is your|of course here|certainly here|hope this helps
    `,
    reasoning: `
      o usuario quer|o usuario pediu|o usuario pede|o usuario deseja|o usuario solicit*|preciso escrever|preciso criar um texto|preciso criar uma|preciso gerar um
      preciso responder em|preciso incluir os fatos|preciso usar os fatos|preciso seguir o formato|vou escrever|vou comecar|vou estruturar|vou criar|vou gerar|vou usar os fatos
      vamos pensar|deixe me pensar|let me|let us think|the user|we need to|i need to|i should|i will write|okay so|pensamento interno
      meu raciocinio|analisando o pedido|analise do pedido|rascunho do texto|contagem de palavras|plano do texto|primeiro preciso entender o pedido
    `,
    prompt: `
      topico da pagina|formato da resposta|responda somente|responda apenas|nao use h1|nao use classes|sem cercas de codigo
      voce escreve paginas|chaves duplas|fatos que voce pode citar|um fato da lista|nao invente nomes|nao invente enderecos|sem markdown
      escreva sempre em portugues|sua resposta foi interrompida|600 a 900 palavras|trate o leitor por|quem le e morador|comece o texto por essa|dentro de um comentario
      perguntas proximas ja respondidas|paginas vizinhas comecam|texto curto como modelo|regras de publicacao retem|nada alem disto
      sem repetir o topico|como um tecnico experiente que explica|use h2 para|use p para|numeros precos prazos garantias|o site troca o nome pelo valor
      nao oriente ninguem a mexer|informacao concreta causas|paginas que quebram|segura a pagina|system prompt|prompt do sistema|instrucoes do sistema
    `,
    refusal: `
      nao posso ajudar|nao posso atender a|nao posso atender esse|nao posso atender este|nao posso criar|nao posso gerar|nao posso escrever
      nao posso fornecer|nao posso cumprir|nao posso produzir|nao posso continuar|nao consigo ajudar|nao consigo gerar|nao consigo criar
      nao consigo escrever|nao consigo atender|nao consigo fornecer|desculpe mas|desculpe nao posso|sinto muito mas|lamento mas|peco desculpas
      modelo de linguagem|inteligencia artificial nao|como uma ia|sou uma ia|assistente de ia|modelo de ia|uma inteligencia artificial|sou um assistente|assistente virtual treinado|politica de conteudo
      politicas de conteudo|politica de uso da|minhas diretrizes|i am sorry|i m sorry|i cannot|i can t|as an ai
    `,
    placeholder: `
      lorem ipsum|dolor sit amet|insira aqui|inserir aqui|texto aqui|coloque aqui|preencha aqui|a definir pelo cliente|undefined|nan|nome da empresa aqui
      lorem|ipsum|xxx*|xxxx*|xx xx|r xx|example com|exemplo com br|seu nome aqui|nome do cliente|sua empresa aqui|seu telefone aqui
    `,
  }),
);

/** Words between square or angle brackets that wait for somebody to put something in their place. */
const BRACKETED = /\[[^[\]]{2,60}\]|<[A-Z][^<>]{2,40}>|\{[a-z_ -]{2,40}\}|%[a-z]+%|\$\{[^{}]{1,40}\}/i;
const LETTERS = /^x{2,}$/;
const CENTURY = "seculo";

/** What a text is labelled with for who asked for it: "Meta descrição: …". */
const LABELLED = /(?:^|[.!?] )(?:titulo|title|slug|palavras-chave|meta[ -]?descricao|meta[ -]?description|resumo seo|h1|h2)\s?:/;

/** What stands in a block that is nobody's text, as written, each with what it is. */
export function findStrangeness(block: TextBlock): { kind: Strangeness; words: string }[] {
  const { tokens, text, folded } = block;
  const found = findPhrases(tokens, PHRASES).map(({ value, from, next }) => ({
    kind: value,
    words: text.slice(tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? 0),
  }));
  const crossed = tokens.filter(
    ({ kind, sign }, at) => kind === "word" && sign.startsWith("xx") && LETTERS.test(sign) && tokens[at - 1]?.sign !== CENTURY,
  );
  const blanks = crossed.map(({ start, end }) => ({ kind: "placeholder" as const, words: text.slice(start, end) }));
  const bracketed = /[[<{%$]/.test(folded) ? BRACKETED.exec(text.replace(/\{\{[^{}]*\}\}/g, " "))?.[0] : undefined;
  const label = folded.includes(":") ? LABELLED.exec(folded)?.[0] : undefined;
  if (label) found.push({ kind: "chatter", words: text.slice(0, label.length) });
  return [...found, ...blanks, ...(bracketed ? [{ kind: "placeholder" as const, words: bracketed }] : [])];
}
