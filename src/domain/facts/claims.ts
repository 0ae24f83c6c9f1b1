import { formatNumber } from "#domain/text/format";
import type { Business, MotorModel } from "./business";

// The one place for what needs proof; published-business.ts tells what is left of the register without it.

export interface ClaimedContent {
  business: Business;
  /** That the contact buttons call. */
  phone: string;
  /** Testimonials on the site that came with it. */
  exampleTestimonials: number;
  /** The rating is what the customers quoted gave: nobody has to prove it. */
  isRatingCounted?: boolean;
}

/** What the site says of the business and only the owner can prove. */
interface ClaimRecord {
  title: string;
  /** What the owner has to do, in the words of the panel. */
  action: string;
  /** What becomes of it and might surprise, proven or not. */
  note?: string;
  /** The fields that say it; one that stands for a part or a list stands for all that is in it. */
  paths: readonly string[];
  /** What a public site goes without until it is proven; absent where the proof is only asked for. */
  leftOut?: string;
  /** What the site says of it, in one line. */
  says(content: ClaimedContent): string;
}

/** Why a rating, confirmed or counted, is text on the pages and nothing else; see `buildProduct` in `seo/structured-data.ts`. */
export const NO_STARS =
  "A nota aparece nas páginas, mas não nos dados para buscadores nem como estrelas na busca: eles não aceitam nota que a própria empresa recolheu.";

const RECORDS = {
  name: {
    title: "Nome comercial e razão social",
    action: "Troque pelo nome registrado da empresa.",
    paths: ["identity.tradeName", "identity.legalName"],
    says: ({ business: { identity } }) => `${identity.tradeName} · ${identity.legalName}`,
  },
  cnpj: {
    title: "CNPJ",
    action: "Informe o CNPJ da empresa; o que veio com o site é um número de exemplo.",
    paths: ["identity.cnpj"],
    leftOut: "o CNPJ do rodapé e das páginas legais",
    says: ({ business }) => business.identity.cnpj,
  },
  address: {
    title: "Endereço",
    action: "Informe rua, número, bairro e CEP; o Decreto 7.962/2013 exige.",
    paths: ["identity.address"],
    leftOut: "o endereço do rodapé, das páginas legais e dos dados para buscadores",
    says: ({ business }) => {
      const { street, city, state, postalCode } = business.identity.address;
      return `${street}, ${city} – ${state}, CEP ${postalCode}`;
    },
  },
  email: {
    title: "E-mail de contato",
    action: "Informe um e-mail que alguém leia todos os dias.",
    paths: ["identity.email"],
    leftOut: "o e-mail do rodapé, das páginas legais e dos dados para buscadores",
    says: ({ business }) => business.identity.email,
  },
  phone: {
    title: "Telefone e WhatsApp",
    action: "Informe o número real da empresa; o que veio com o site é um número de exemplo.",
    paths: ["contact.phone"],
    says: ({ phone }) => phone,
  },
  rating: {
    title: "Nota e número de avaliações",
    action: "Diga onde estão as avaliações e de quando são a nota e o número.",
    note: NO_STARS,
    paths: ["claims.rating"],
    leftOut: "a nota da página inicial e dos dados para buscadores",
    says: ({ business: { claims } }) => `${claims.rating.value.toLocaleString("pt-BR")} em ${claims.rating.reviews} avaliações`,
  },
  customers: {
    title: "Número de clientes atendidos",
    action: "Diga que documento comprova o número, e de quando ele é.",
    paths: ["claims.customers"],
    leftOut: "o número de clientes da página inicial e toda frase que o cita",
    says: ({ business: { claims, identity } }) => `${claims.customers.toLocaleString("pt-BR")} clientes desde ${identity.since}`,
  },
  since: {
    title: "Ano de fundação",
    action: "Diga que documento comprova o ano, como o contrato social.",
    paths: ["identity.since"],
    leftOut: "o ano do rodapé, da página inicial, dos dados para buscadores e toda frase que o cita",
    says: ({ business }) => String(business.identity.since),
  },
  testimonials: {
    title: "Depoimentos",
    action: "Troque por depoimentos reais, com autorização por escrito; os que vieram com o site são exemplos.",
    paths: [],
    leftOut: "os depoimentos de exemplo e as seções que só têm exemplos",
    says: ({ exampleTestimonials }) => `${exampleTestimonials} depoimentos no site`,
  },
  factory: {
    title: "Garantia e preço “de fábrica”",
    action: "Confirme só se a compra vier da fábrica e a extensão da garantia for dela; senão, troque as palavras.",
    paths: ["claims.factory"],
    leftOut: "a garantia e o preço “de fábrica” das páginas de lugares",
    says: ({ business: { claims } }) => `${claims.factory.warranty} · ${claims.factory.price}`,
  },
  offers: {
    title: "Segunda tabela de preços",
    action: "Confirme que as ofertas valem hoje. O mesmo produto não pode ter dois preços: iguale-os ou dê outro nome à oferta.",
    paths: ["offers"],
    leftOut: "a tabela de ofertas da página inicial e dos dados para buscadores, que passam a mostrar o preço dos planos",
    says: ({ business }) => `Nos buscadores: R$ ${listPrices(business.offers)} · Planos do site: R$ ${listPrices(business.plans)}`,
  },
  models: {
    title: "Dados técnicos de cada motor",
    action: "Confira na etiqueta e no manual de cada motor a potência, o peso de folha, o tempo de abertura e os ciclos por hora.",
    paths: ["technical.models"],
    leftOut: "a potência em watts, o peso de folha, o tempo de abertura e os ciclos de cada modelo, e toda frase que os cita",
    says: ({ business }) => business.technical.models.map(describeModel).join(" · "),
  },
  estimate: {
    title: "Limites do orçamento no site",
    action: "Confira até que largura, peso e uso cada plano serve, e o peso suposto das folhas: por eles o site indica o plano.",
    paths: ["estimate"],
    says: ({ business }) => describeEstimate(business.estimate),
  },
  holidays: {
    title: "O que a empresa faz em cada feriado",
    action:
      "Diga em cada feriado se fecha, se só não visita ou se trabalha; o que veio com o site é uma suposição: WhatsApp aberto, sem visitas.",
    paths: ["hours.specialDays"],
    says: ({ business }) => describeSpecialDays(business.hours.specialDays),
  },
  law: {
    title: "Lei do portão automático na calçada",
    action: "Peça a um advogado que leia a página com o texto atual da prefeitura e diga se o resumo está certo.",
    paths: [],
    says: () => "Resumo da Lei 16.809/2018, do Decreto 58.275/2018 e da mudança de 2019",
  },
} satisfies Record<string, ClaimRecord>;

export type ClaimId = keyof typeof RECORDS;

export interface Claim extends ClaimRecord {
  id: ClaimId;
  isHidden: boolean;
}

// Browsers fetch other parts of this file: the note lets the build leave the records out for them.
export const CLAIMS: readonly Claim[] = /* @__PURE__ */ listRecords();

function listRecords(): Claim[] {
  return Object.entries<ClaimRecord>(RECORDS).map(([id, record]) => ({
    ...record,
    id: id as ClaimId,
    isHidden: record.leftOut !== undefined,
  }));
}

/** What the site says of a claim, in one line. */
export const describeClaim = (id: ClaimId, content: ClaimedContent) => RECORDS[id].says(content);

function describeEstimate({ limits, leafKgPerM2, usesPerDay }: Business["estimate"]): string {
  const plans = limits.map(({ name, slidingWidthM, slidingKg, swingWidthM, swingKg, usesPerDay }) => {
    const sizes = [`${formatNumber(slidingWidthM)} m e ${slidingKg} kg`, `${formatNumber(swingWidthM)} m e ${swingKg} kg`];
    return `${name}: deslizante até ${sizes[0]}, pivotante até ${sizes[1]}, ${usesPerDay} aberturas por dia`;
  });
  const supposed = [`folha de ${Object.values(leafKgPerM2).join(", ")} kg/m²`, `uso de ${Object.values(usesPerDay).join(", ")}`];
  return [...plans, ...supposed].join(" · ");
}

function describeModel({ name, power, watts, leafKg, openingSeconds, cyclesPerHour }: MotorModel): string {
  const tell = (figure: number, what: string) => `${figure === 0 ? "?" : figure.toLocaleString("pt-BR")} ${what}`;
  return [`${name}: ${power}`, tell(watts, "W"), tell(leafKg, "kg"), tell(openingSeconds, "s"), tell(cyclesPerHour, "ciclos/h")].join(", ");
}

/** What is done, each with its days. @example "sem visitas: 01/01/2027, 21/04/2027 · fechado: 25/12/2027" */
function describeSpecialDays(lines: readonly string[]): string {
  const days = Map.groupBy(lines, (line) => line.slice(line.indexOf(":") + 1).trim());
  return [...days].map(([done, same]) => `${done}: ${same.map((line) => line.slice(0, 10)).join(", ")}`).join(" · ") || "nenhum";
}

const listPrices = (prices: readonly { price: number }[]): string => prices.map(({ price }) => price.toLocaleString("pt-BR")).join(", ");

export const findClaimOfPath = (path: string) => CLAIMS.find(({ paths }) => paths.some((claimed) => isInside(path, claimed)));

/** Whether a path is a part or list of the register, or lies in it. */
export const isInside = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`);
