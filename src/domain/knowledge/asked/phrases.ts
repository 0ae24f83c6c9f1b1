import { buildLexicon, findMatches, joinWritten, type TitleWord } from "#domain/text/words";
import { isAmong, namesOf } from "../word-set";

/** On which remote controls are heard here, in MHz; "868" is Europe's, and asked about. */
export const FREQUENCIES = ["292", "299", "315", "433", "868"];

/** Stands for all by which somebody is wanted on the same day. */
export const TODAY = "mesmodia";
const AFTER_SERVICE = "depoisdoservico";

/** What titles say in several words, by the one word that it is read as. */
const AS_ONE = buildLexicon(
  namesOf<string>({
    apagao:
      "falta de luz|falta de energia|falta luz|falta energia|faltou luz|faltou energia|faltou a luz|faltar luz|faltar energia|acaba a luz|acaba a energia|acabou a luz|acabou a energia|acaba luz|acaba energia|sem luz|sem energia|queda de luz|queda de energia|quedas de luz|quedas de energia|cai a luz|cai a energia|caiu a luz|caiu a energia|luz cai|energia cai|blecaute|apagão|apagões|falta força|sem força elétrica",
    luzvoltou:
      "depois da queda de luz|depois da queda de energia|depois da falta de luz|depois da falta de energia|depois do apagão|após a queda de energia|após queda de energia|após a queda de luz|após queda de luz|após falta de energia|após a falta de energia|após o apagão|depois que a luz voltou|depois que voltou a luz|depois que a energia voltou|depois que voltou a energia|quando a luz voltou|quando a luz volta|quando volta a luz|luz voltou|voltou a luz|energia voltou|a luz volta|volta da luz|volta a luz|volta da energia",
    preco: "preço médio|preços médios|valor médio|média de preço|faixa de preço|faixa de valor",
    fechaautomatico: "fechamento automático|fechar automático|fechar automaticamente|pausa automática",
    tomadaeletrica: "tomada|tomadas",
    chuva:
      "chove|chovendo|choveu|chuvas|tomar chuva|toma chuva|tomou chuva|pegar chuva|pega chuva|pegou chuva|ficar na chuva|fica na chuva",
    molhou: "caiu na água|caiu na piscina|caiu na chuva",
    certo: "bem cuidado|bem cuidada|bem conservado|bem mantido",
    umafolha: "só uma|uma só|só uma folha|uma folha só|apenas uma|apenas uma folha|uma das folhas|uma folha de cada vez",
    abre: "aciono o portão|aciona o portão|acionar o portão|acionam o portão",
    parou: "parou de funcionar|deixou de funcionar",
    [AFTER_SERVICE]:
      "depois do conserto|depois da manutenção|depois da troca|depois da instalação|depois da visita|depois da revisão|depois que trocou|depois que troquei|depois que trocaram|depois que consertou|depois que consertaram|depois que o técnico|após o conserto|após a manutenção|após a troca|após a instalação",
    raio: "caiu um raio|queda de raio",
    pivotante: "portão de abrir|portões de abrir|folha de abrir|folhas de abrir|ou de abrir",
    viajando: "fora de casa|longe de casa",
    [TODAY]:
      "hoje|pra hoje|para hoje|ainda hoje|hoje ainda|hoje mesmo|no mesmo dia|mesmo dia|atende hoje|atendem hoje|vem hoje|vêm hoje|vir hoje|consegue hoje",
    oqueperguntar: "o que perguntar|que perguntas fazer|perguntas a fazer|o que devo perguntar|o que pergunto",
    contratar: "fechar a instalação|fechar o serviço|fechar negócio|fechar contrato|fechar o contrato|fechar o orçamento|antes de fechar",
    bateunocarro:
      "bateu no meu carro|bateu no carro|bater no carro|bater no meu carro|bate no meu carro|bate no carro|amassa o carro|amassa meu carro|bateu em meu carro|bateu em cima do carro|fechou no meu carro|fechou no carro|fechou em cima do meu carro|fechou em cima do carro|fecha em cima do carro|amassou meu carro|amassou o meu carro|amassou o carro",
    bateunoportao:
      "bateu no portão|bati no portão|bateram no portão|bateu o carro no portão|bati o carro no portão|bati o carro de ré no portão|bati com o carro no portão|encostei o carro no portão",
    mensal: "por mês|todo mês",
    cabo: "cabo de aço|cabos de aço",
    travaeletrica: "trava elétrica|travas elétricas|trava eletromagnética|trava eletrônica",
    celular: "wi fi|pela internet|por aplicativo|pelo aplicativo",
    fimdecurso: "sensor fim de curso|sensor de fim de curso|fim de curso|fins de curso|final de curso|fim de percurso|finais de curso",
    namao: "manualmente|na mão|à mão|no braço|com a mão|modo manual|de forma manual|no manual|puxando|empurrando",
    alexa: "google home|assistente de voz|comando de voz",
    hp: "1 3|1 4|1 2|3 4",
    social: "porta social|portão social|porta de pedestre|portão de pedestre|portão de pedestres|porta de pedestres|portãozinho",
    controle: "controle remoto|controles remotos|controle do portão",
    portariaremota: "portaria remota|porteiro remoto|portaria virtual|porteiro virtual|portaria à distância",
    maodeobra: "mão de obra|a mão de obra",
    notafiscal: "nota fiscal|notas fiscais",
    intermitente: "às vezes|de vez em quando|vez ou outra|tem hora que|tem dia que|uma hora sim|hora funciona hora não|volta e meia",
    inundado: "debaixo d água|embaixo d água|caiu água|entrou água|água entrou|água dentro|água da chuva",
    antiesmagamento: "anti esmagamento|sensor de esmagamento",
    queimado: "cheiro de queimado|cheirando a queimado",
    outramarca: "outra marca|outras marcas|marca diferente|outro fabricante|outros fabricantes",
    inteiro: "até o fim|por inteiro|totalmente|completamente",
    meio: "só um pouco|um pouquinho|só um pedaço|só até o meio|no meio do caminho|na metade do caminho|meio do percurso|pela metade|na metade|meio do curso",
    desconhecido: "não aceita|não reconhece|não lê|não cadastra|não grava|não entra na memória",
    naoabre: "não abre|não abrem|não abriu|não abrir|não quer abrir|não está abrindo|não tá abrindo",
    naofecha: "não fecha|não fecham|não fechou|não fechar|não quer fechar|não está fechando|não tá fechando",
    denovo: "de novo|novamente|outra vez",
    derepente: "do nada|de repente|de uma hora para outra|sem mais nem menos",
    aterramento: "fio terra|ligar na terra|ligado na terra",
    predio: "primeiro andar|segundo andar|terceiro andar|andar de cima|apartamento de cima",
    manha: "manhã cedo|só depois do meio dia|depois do meio dia|logo cedo",
    duasfolhas: "duas folhas|2 folhas|folha dupla|folhas duplas",
    responsavel: "quem responde|responde por|responde pelo|responde pela",
    torto: "inclinado de um lado|inclinado para um lado|inclinado para o lado|caindo para o lado|caído para o lado|caído de um lado",
    frequencia: FREQUENCIES.flatMap((one) => [one, `${one} mhz`, `${one}mhz`]).join("|"),
    horario: "certa hora|certas horas|certo horário|certos horários|determinada hora|determinado horário",
    direto: "sem parar",
    horamarcada: "hora marcada|horário marcado",
    comoatende: "como atendemos|como atendem|como vocês atendem|como é o atendimento|como funciona o atendimento",
    naopagar: "não pagar|sem pagar",
    perguntasfrequentes: "perguntas frequentes",
    antesedepois: "antes e depois",
    rosto: "reconhecimento facial|facial|biometria facial",
    seguidas:
      "dia inteiro|o dia todo|muito movimento|grande movimento|alto fluxo|alto giro|uso intenso|abre muito|abre e fecha muito|várias vezes ao dia|muitas vezes por dia|uso intensivo|fluxo intenso|fluxo alto|alto tráfego",
  }),
);

/** Words of a title or of a question, those that mean one thing together as one. */
export function joinPhrases(written: readonly TitleWord[]): TitleWord[] {
  const words = joinNorms(written);
  const joined: TitleWord[] = [];
  let next = 0;
  for (const { value, start, end } of findMatches(words, AS_ONE)) {
    const lower = joinWritten(words.slice(start, end));
    joined.push(...words.slice(next, start), { ...(words[start] as TitleWord), folded: value, lower });
    next = end;
  }
  return [...joined, ...words.slice(next)];
}

/** A norm is told by its number: "NBR 5410" is another one than "NBR 15202". */
function joinNorms(words: readonly TitleWord[]): readonly TitleWord[] {
  const isNumber = (at: number) => words[at - 1]?.folded === "nbr" && /^\d+$/.test(words[at]?.folded ?? "");
  if (!words.some((_, at) => isNumber(at))) return words;
  return words.flatMap((word, at) => {
    if (isNumber(at)) return [];
    if (!isNumber(at + 1)) return [word];
    const number = words[at + 1] as TitleWord;
    return [{ ...word, folded: `${word.folded}${number.folded}`, lower: `${word.lower} ${number.lower}` }];
  });
}

/** Whether a word stands in "depois do conserto" or the like: that tells when something came, and wants nothing done. */
export function isAfterService(words: readonly TitleWord[]): (index: number) => boolean {
  return isAmong(findMatches(words, AS_ONE).filter(({ value }) => value === AFTER_SERVICE));
}
