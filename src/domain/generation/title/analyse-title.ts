import { findLocation, type KnownPlace } from "./find-location";
import type { ProductType, QuestionType, ServiceType, Symptom, TitleAnalysis } from "./title-analysis";
import { buildLexicon, findMatches, splitWords, type TitleWord } from "./title-words";

const products = buildLexicon<ProductType>([
  ["sliding", "deslizante|deslizantes|de correr|corrediço|corrediça|cremalheira"],
  ["tilting", "basculante|basculantes|tombante"],
  ["pivoting", "pivotante|pivotantes|pivô"],
  ["swing", "portão de abrir|portões de abrir|motor de abrir|duas folhas|folha dupla"],
  ["articulated", "articulado|articulados|articulada"],
  ["remote", "controle remoto|controles remotos|controle|controles"],
  ["board", "placa|placas|central de comando|central do portão|central eletrônica|placa central"],
  ["sensor", "sensor|sensores|fotocélula|fotocélulas|foto célula"],
  ["motor", "motor|motores|automatizador|automatizadores"],
  ["gate", "controle de acesso|placa solar|placas solares"],
]);

const services = buildLexicon<ServiceType>([
  ["emergency", "emergência|emergências|emergencial|urgente|urgência|plantão|socorro|24h|24 horas|24 h"],
  [
    "price",
    "preço|preços|valor|valores|orçamento|orçamentos|custo|custos|custa|custam|quanto fica|quanto sai|quanto cobra|quanto cobram|quanto é|tabela",
  ],
  ["replacement", "troca|trocar|trocas|substituição|substituir|motor antigo|motor velho|modernização|modernizar"],
  [
    "repair",
    "conserto|consertos|consertar|reparo|reparos|reparar|corretiva|defeito|defeitos|problema|problemas|pane|quebrado|quebrou|queimado|queimou|queima|falha|falhas|falhando|não funciona|parou|não responde",
  ],
  // A worn part is a repair; only the motor or the gate itself is replaced.
  [
    "repair",
    "troca de cremalheira|troca de engrenagem|troca de engrenagens|troca de roldana|troca de roldanas|troca de corrente|troca de capacitor|troca de trilho|troca de pilha|troca de bateria",
  ],
  [
    "maintenance",
    "manutenção|manutenções|revisão|revisar|preventiva|lubrificação|lubrificar|regulagem|regular|ajuste|limpeza|limpar|cuidar|cuidados",
  ],
  [
    "installation",
    "instalação|instalações|instalar|instala|instalam|instalador|instaladores|instalado|automatização|automatizar|automação|colocar",
  ],
]);

/** Words that suggest a repair only when the title names no service. */
const repairers = buildLexicon<ServiceType>([["repair", "técnico|técnicos|assistência|eletricista|chamado"]]);

const symptoms = buildLexicon<Symptom>([
  ["by-itself", "sozinho|sozinha|sozinhos"],
  ["noise", "barulho|barulhos|barulhento|ruído|ruídos|rangendo|estalo|estalos"],
  ["no-power", "sem energia|falta de energia|sem luz|falta de luz|queda de energia|sem força"],
  ["slow", "lento|lenta|lentidão|devagar|demora|demorando"],
  ["not-closing", "não fecha|não fecham|não está fechando|não quer fechar|não fecha direito"],
  ["not-opening", "não abre|não abrem|não está abrindo|não quer abrir|travado|travada|travou|emperrado|emperrou"],
]);

/** "Como escolher" asks which one, "como saber se é hora" asks when: the longest phrase decides. */
const questions = buildLexicon<QuestionType>([
  ["how-to", "como|o que fazer|de que forma|de que maneira"],
  ["which", "qual|quais|como escolher|como saber qual|como definir|que motor|que tipo"],
  [
    "when",
    "quando|como saber quando|como saber se está na hora|como saber se é hora|com que frequência|de quanto em quanto tempo|a cada quanto tempo",
  ],
  ["where", "onde|aonde"],
  ["why", "por que|porque|por quê|porquê|o que causa|qual o motivo|qual a causa"],
  ["worth-it", "vale a pena|vale mais|compensa|compensam"],
  ["general", "quanto|quanta|quantos|quantas|quem|o que|será que|posso|é possível|dá para"],
]);

const worth = buildLexicon<QuestionType>([["worth-it", "vale a pena|compensa|compensam"]]);

/** A question word still leads after one of these: "Em qual motor…", "De quanto em quanto tempo…". */
const LEADING_PREPOSITIONS = new Set(["em", "de", "para", "com", "a", "ate", "por"]);

/**
 * Reads product, service, question and place from a title; whole words, without regard to accents or case.
 * @param options.places places to recognise besides the cities and zones that always are
 */
export function analyseTitle(title: string, options: { places?: readonly KnownPlace[] | undefined } = {}): TitleAnalysis {
  const words = splitWords(title);
  const symptom = findSymptom(words);
  const { serviceType, pricedService } = findService(words, symptom);
  const leading = findLeadingQuestion(words);
  const hasQuestionMark = title.includes("?");
  return {
    productType: findProduct(words),
    serviceType,
    pricedService,
    questionType: findMatches(words, worth)[0]?.value ?? leading ?? (hasQuestionMark ? findInnerQuestion(words) : "general"),
    isQuestion: hasQuestionMark || leading !== undefined,
    symptom: serviceType === "repair" || serviceType === "emergency" ? symptom : undefined,
    location: findLocation(words, options.places ?? NO_PLACES),
  };
}

const NO_PLACES: readonly KnownPlace[] = [];
const EXTRA_BEFORE = new Set(["com", "sem"]);
const DEADLINE_BEFORE = new Set(["em", "ate"]);

/** The first product named, unless only an extra ("com controle"); the bare words "motor" and "portão" give way to any other. */
function findProduct(words: readonly TitleWord[]): ProductType {
  const found = findMatches(words, products)
    .filter(({ start }) => !EXTRA_BEFORE.has(words[start - 1]?.folded ?? ""))
    .map(({ value }) => value);
  return found.find((product) => product !== "motor" && product !== "gate") ?? found.find((product) => product === "motor") ?? "gate";
}

/** Urgency, then price, decide wherever they stand ("em 24 horas" is a deadline, not urgency); otherwise the first service named. */
function findService(words: readonly TitleWord[], symptom: Symptom | undefined): Pick<TitleAnalysis, "serviceType" | "pricedService"> {
  const found = findMatches(words, services)
    .filter(({ value, start }) => value !== "emergency" || !DEADLINE_BEFORE.has(words[start - 1]?.folded ?? ""))
    .map(({ value }) => value);
  if (found.includes("emergency")) return { serviceType: "emergency" };
  const named = found.find((service) => service !== "price");
  if (found.includes("price")) return { serviceType: "price", pricedService: named };
  return { serviceType: named ?? (symptom ? "repair" : findMatches(words, repairers)[0]?.value) ?? "sale" };
}

/** A power cut explains whatever else the title tells; otherwise the first symptom named. */
function findSymptom(words: readonly TitleWord[]): Symptom | undefined {
  const found = findMatches(words, symptoms).map(({ value }) => value);
  return found.find((symptom) => symptom === "no-power") ?? found[0];
}

function findLeadingQuestion(words: readonly TitleWord[]): QuestionType | undefined {
  const matches = findMatches(words.slice(0, 8), questions);
  const first = matches[0];
  if (!first) return undefined;
  return first.start === 0 || (first.start === 1 && LEADING_PREPOSITIONS.has(words[0]?.folded ?? "")) ? first.value : undefined;
}

/** In "Portão travado: como abrir?" the question stands inside; general words there ask nothing by themselves. */
function findInnerQuestion(words: readonly TitleWord[]): QuestionType {
  return findMatches(words, questions).find(({ value }) => value !== "general")?.value ?? "general";
}
