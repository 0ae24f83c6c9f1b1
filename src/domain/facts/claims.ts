import type { NamedFact } from "./named/named-fact";

// The one place for what needs proof; published-business.ts tells what is left of the register without it.

/** What the site says of the business and only the owner can prove. */
export interface Claim {
  id: ClaimId;
  title: string;
  /** What the owner has to do, in the words of the panel. */
  action: string;
  /** What becomes of it and might surprise, proven or not. */
  note?: string;
  /** The fields that say it; one that stands for a part or a list stands for all that is in it. */
  paths: readonly string[];
  /** Whether a public site leaves it out until it is proven; the rest is only asked for. */
  isHidden: boolean;
}

export type ClaimId =
  | "name"
  | "cnpj"
  | "address"
  | "email"
  | "phone"
  | "rating"
  | "customers"
  | "since"
  | "testimonials"
  | "factory"
  | "offers"
  | "models"
  | "estimate"
  | "holidays"
  | "law";

/** Why a rating, confirmed or counted, is text on the pages and nothing else; see `buildProduct` in `seo/subjects.ts`. */
export const NO_STARS =
  "A nota aparece nas páginas, mas não nos dados para buscadores nem como estrelas na busca: eles não aceitam nota que a própria empresa recolheu.";

export const CLAIMS: readonly Claim[] = [
  {
    id: "name",
    title: "Nome comercial e razão social",
    action: "Troque pelo nome registrado da empresa.",
    paths: ["identity.tradeName", "identity.legalName"],
    isHidden: false,
  },
  {
    id: "cnpj",
    title: "CNPJ",
    action: "Informe o CNPJ da empresa; o que veio com o site é um número de exemplo.",
    paths: ["identity.cnpj"],
    isHidden: true,
  },
  {
    id: "address",
    title: "Endereço",
    action: "Informe rua, número, bairro e CEP; o Decreto 7.962/2013 exige.",
    paths: ["identity.address"],
    isHidden: true,
  },
  {
    id: "email",
    title: "E-mail de contato",
    action: "Informe um e-mail que alguém leia todos os dias.",
    paths: ["identity.email"],
    isHidden: true,
  },
  {
    id: "phone",
    title: "Telefone e WhatsApp",
    action: "Informe o número real da empresa; o que veio com o site é um número de exemplo.",
    paths: ["contact.phone"],
    isHidden: false,
  },
  {
    id: "rating",
    title: "Nota e número de avaliações",
    action: "Diga onde estão as avaliações e de quando são a nota e o número.",
    note: NO_STARS,
    paths: ["claims.rating"],
    isHidden: true,
  },
  {
    id: "customers",
    title: "Número de clientes atendidos",
    action: "Diga que documento comprova o número, e de quando ele é.",
    paths: ["claims.customers"],
    isHidden: true,
  },
  {
    id: "since",
    title: "Ano de fundação",
    action: "Diga que documento comprova o ano, como o contrato social.",
    paths: ["identity.since"],
    isHidden: true,
  },
  {
    id: "testimonials",
    title: "Depoimentos",
    action: "Troque por depoimentos reais, com autorização por escrito; os que vieram com o site são exemplos.",
    paths: [],
    isHidden: true,
  },
  {
    id: "factory",
    title: "Garantia e preço “de fábrica”",
    action: "Confirme só se a compra vier da fábrica e a extensão da garantia for dela; senão, troque as palavras.",
    paths: ["claims.factory"],
    isHidden: true,
  },
  {
    id: "offers",
    title: "Segunda tabela de preços",
    action: "Confirme que as ofertas valem hoje. O mesmo produto não pode ter dois preços: iguale-os ou dê outro nome à oferta.",
    paths: ["offers"],
    isHidden: true,
  },
  {
    id: "models",
    title: "Dados técnicos de cada motor",
    action: "Confira na etiqueta e no manual de cada motor a potência, o peso de folha, o tempo de abertura e os ciclos por hora.",
    paths: ["technical.models"],
    isHidden: true,
  },
  {
    id: "estimate",
    title: "Limites do orçamento no site",
    action: "Confira até que largura, peso e uso cada plano serve, e o peso suposto das folhas: por eles o site indica o plano.",
    paths: ["estimate"],
    isHidden: false,
  },
  {
    id: "holidays",
    title: "O que a empresa faz em cada feriado",
    action:
      "Diga em cada feriado se fecha, se só não visita ou se trabalha; o que veio com o site é uma suposição: WhatsApp aberto, sem visitas.",
    paths: ["hours.specialDays"],
    isHidden: false,
  },
  {
    id: "law",
    title: "Lei do portão automático na calçada",
    action: "Peça a um advogado que leia a página com o texto atual da prefeitura e diga se o resumo está certo.",
    paths: [],
    isHidden: false,
  },
];

/** The facts that quote a claim by name. */
export function listNamesOfClaim({ paths }: Claim, names: readonly NamedFact[]): string[] {
  return names.filter((one) => one.paths.some((path) => paths.some((claimed) => isInside(path, claimed)))).map(({ name }) => name);
}

/** The claim that a field is part of. */
export function findClaimOfPath(path: string): Claim | undefined {
  return CLAIMS.find(({ paths }) => paths.some((claimed) => isInside(path, claimed)));
}

/** Whether a path is a part or list of the register, or lies in it. */
export function isInside(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`);
}
