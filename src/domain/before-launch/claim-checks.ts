import type { Claim, ClaimId } from "../facts/claims";
import {
  type ClaimedContent,
  describeClaim,
  findContradiction,
  type GivenProof,
  isProven,
  listClaims,
  type Proof,
} from "../facts/proof/proof";
import { editTextPath, factPath } from "../site/paths";
import { textPath } from "../texts/text";
import type { BeforeLaunchCheck } from "./before-launch-check";

const LAW_TOPIC = "lei-do-portao-automatico-em-sao-paulo";

/** What a public site goes without while a claim is not proven. */
const LEFT_OUT: Partial<Record<ClaimId, string>> = {
  cnpj: "o CNPJ do rodapé e das páginas legais",
  address: "o endereço do rodapé, das páginas legais e dos dados para buscadores",
  email: "o e-mail do rodapé, das páginas legais e dos dados para buscadores",
  rating: "a nota da página inicial e dos dados para buscadores",
  customers: "o número de clientes da página inicial e toda frase que o cita",
  since: "o ano do rodapé, da página inicial, dos dados para buscadores e toda frase que o cita",
  testimonials: "os depoimentos de exemplo e as seções que só têm exemplos",
  factory: "a garantia e o preço “de fábrica” das páginas de lugares",
  models: "a potência em watts, o peso de folha, o tempo de abertura e os ciclos de cada modelo, e toda frase que os cita",
  offers: "a tabela de ofertas da página inicial e dos dados para buscadores, que passam a mostrar o preço dos planos",
};

const IS_EXAMPLE: Partial<Record<ClaimId, string>> = {
  cnpj: "Ainda é o CNPJ de exemplo.",
  address: "Ainda é o endereço de exemplo.",
  email: "Ainda é o e-mail de exemplo.",
  phone: "Ainda é o número de exemplo.",
  testimonials: "Os depoimentos que vieram com o site são exemplos, não de clientes reais.",
};

/** What is left to do of what is no example any more. */
const CHANGED_ACTIONS: Partial<Record<ClaimId, string>> = {
  cnpj: "Confira o número e diga o que o comprova.",
  address: "Confira rua, número, bairro e CEP, e diga o que os comprova.",
  phone: "Ligue para ele e mande uma mensagem: confirme quando os dois chegarem a você.",
};

/** Where a claim is changed that stands in no field of the register. */
const TEXT_LINKS: Partial<Record<ClaimId, BeforeLaunchCheck["link"]>> = {
  testimonials: { label: "Mudar os depoimentos", href: editTextPath("depoimentos") },
  law: { label: "Mudar o texto", href: editTextPath(textPath("topicos", LAW_TOPIC)) },
};

const PLACEHOLDER_PHONE = "5511900000000";

/** What the owner must be able to prove, each with its proof and what the site goes without meanwhile. */
export function listClaimChecks(content: ClaimedContent, proofs: ReadonlyMap<string, GivenProof>, isPublic: boolean): BeforeLaunchCheck[] {
  return listClaims(content).map((claim) => checkClaim(claim, content, proofs.get(claim.id), isPublic));
}

function checkClaim(
  { id, title, action, note, paths, isHidden }: Claim,
  content: ClaimedContent,
  given: GivenProof | undefined,
  isPublic: boolean,
): BeforeLaunchCheck {
  const proof = given?.proof;
  const proven = isProven(id, content, proof);
  return {
    id,
    group: "fact",
    title,
    action: isExample(id, content) ? action : (CHANGED_ACTIONS[id] ?? action),
    note,
    current: describeClaim(id, content),
    warning: findWarning(id, content, proof),
    link: TEXT_LINKS[id] ?? { label: "Mudar no cadastro", href: factPath(paths[0] ?? "") },
    leftOut: isHidden && !proven ? describeLeftOut(id, isPublic) : undefined,
    state: proven && proof?.what ? "done" : "pending",
    isConfirmable: findContradiction(id, content) === undefined,
    confirmation: given && proof && proven ? { ...proof, by: given.by, at: given.at } : undefined,
    version: given?.version ?? 0,
  };
}

function findWarning(id: ClaimId, content: ClaimedContent, proof: Proof | undefined): string | undefined {
  const contradiction = findContradiction(id, content);
  if (contradiction) return contradiction;
  if (proof && proof.confirmed !== describeClaim(id, content)) return "O valor mudou desde a última confirmação. Confira de novo.";
  if (proof && !proof.what) return "Foi confirmado sem dizer a prova. Informe-a.";
  return proof === undefined && isExample(id, content) ? IS_EXAMPLE[id] : undefined;
}

/** Whether a claim says what came with the site for somebody to put the real thing in its place. */
export function isExample(id: ClaimId, { business: { identity }, phone, exampleTestimonials }: ClaimedContent): boolean {
  switch (id) {
    case "cnpj":
      return identity.cnpj.startsWith("00.000.000/");
    case "address":
      return identity.address.postalCode === "00000-000";
    case "email":
      return identity.email.endsWith(".example");
    case "phone":
      return phone === PLACEHOLDER_PHONE;
    case "testimonials":
      return exampleTestimonials > 0;
    default:
      return false;
  }
}

function describeLeftOut(id: ClaimId, isPublic: boolean): string {
  return isPublic
    ? `Fora do site até ser confirmado com a prova: ${LEFT_OUT[id]}.`
    : `No endereço público, fica de fora até ser confirmado com a prova: ${LEFT_OUT[id]}.`;
}
