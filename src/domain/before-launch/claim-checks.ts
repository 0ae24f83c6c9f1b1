import { type Claim, type ClaimedContent, type ClaimId, describeClaim } from "../facts/claims";
import { findContradiction, type GivenProof, isProven, listClaims, type Proof } from "../facts/proof/proof";
import { editTextPath, factPath } from "../site/paths";
import { textPath } from "../texts/text-kinds";
import type { BeforeLaunchCheck } from "./before-launch-check";

const LAW_TOPIC = "lei-do-portao-automatico-em-sao-paulo";

/** Claims that may say what came with the site, for somebody to put the real thing in its place. */
interface Example {
  isIn(content: ClaimedContent): boolean;
  warning: string;
  /** What is left to do of what is no example any more. */
  changedAction?: string;
}

const EXAMPLES: Partial<Record<ClaimId, Example>> = {
  cnpj: {
    isIn: ({ business }) => business.identity.cnpj.startsWith("00.000.000/"),
    warning: "Ainda é o CNPJ de exemplo.",
    changedAction: "Confira o número e diga o que o comprova.",
  },
  address: {
    isIn: ({ business }) => business.identity.address.postalCode === "00000-000",
    warning: "Ainda é o endereço de exemplo.",
    changedAction: "Confira rua, número, bairro e CEP, e diga o que os comprova.",
  },
  email: { isIn: ({ business }) => business.identity.email.endsWith(".example"), warning: "Ainda é o e-mail de exemplo." },
  phone: {
    isIn: ({ phone }) => phone === "5511900000000",
    warning: "Ainda é o número de exemplo.",
    changedAction: "Ligue para ele e mande uma mensagem: confirme quando os dois chegarem a você.",
  },
  testimonials: {
    isIn: ({ exampleTestimonials }) => exampleTestimonials > 0,
    warning: "Os depoimentos que vieram com o site são exemplos, não de clientes reais.",
  },
};

/** Where a claim is changed that stands in no field of the register. */
const TEXT_LINKS: Partial<Record<ClaimId, BeforeLaunchCheck["link"]>> = {
  testimonials: { label: "Mudar os depoimentos", href: editTextPath("depoimentos") },
  law: { label: "Mudar o texto", href: editTextPath(textPath("topicos", LAW_TOPIC)) },
};

/** What the owner must be able to prove, each with its proof and what the site goes without meanwhile. */
export const listClaimChecks = (content: ClaimedContent, proofs: ReadonlyMap<string, GivenProof>, isPublic: boolean): BeforeLaunchCheck[] =>
  listClaims(content).map((claim) => checkClaim(claim, content, proofs.get(claim.id), isPublic));

function checkClaim(
  { id, title, action, note, paths, leftOut }: Claim,
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
    action: isExample(id, content) ? action : (EXAMPLES[id]?.changedAction ?? action),
    note,
    current: describeClaim(id, content),
    warning: findWarning(id, content, proof),
    link: TEXT_LINKS[id] ?? { label: "Mudar no cadastro", href: factPath(paths[0] ?? "") },
    leftOut:
      leftOut === undefined || proven
        ? undefined
        : `${isPublic ? "Fora do site" : "No endereço público, fica de fora"} até ser confirmado com a prova: ${leftOut}.`,
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
  return proof === undefined && isExample(id, content) ? EXAMPLES[id]?.warning : undefined;
}

export const isExample = (id: ClaimId, content: ClaimedContent) => EXAMPLES[id]?.isIn(content) ?? false;
