import type { Business } from "../facts/business";
import { CLAIMS, type ClaimId } from "../facts/claims";
import { isPublicAddress } from "../site/public-address";

/** Something the owner must look at before the site goes public. */
export interface BeforeLaunchCheck {
  id: string;
  group: BeforeLaunchGroup;
  title: string;
  /** What to do, as a sentence. */
  action: string;
  /** What the site says now. */
  current?: string;
  /** Why the current value cannot be right. */
  warning?: string;
  state: BeforeLaunchState;
  /** Only what the server cannot see for itself is ticked by a person. */
  isConfirmable: boolean;
  confirmation?: Confirmation;
}

/** Facts of the register, settings the server sees, and offers of the product that are not in use. */
export type BeforeLaunchGroup = "fact" | "setting" | "option";

/** `optional`: the site is complete without it. */
export type BeforeLaunchState = "pending" | "done" | "optional";

export interface Confirmation {
  /** E-mail of who confirmed. */
  by: string;
  at: Date;
  /** What was confirmed; another value asks for another confirmation. */
  value: string;
}

/** What the running server is set to. */
export interface BeforeLaunchSituation {
  siteUrl: string;
  phone: string;
  hasDefaultAdministrator: boolean;
  hasAiKey: boolean;
  hasGoogle: boolean;
  hasIndexNow: boolean;
  testimonialCount: number;
}

export const PLACEHOLDER_PHONE = "5511900000000";
export const DEFAULT_ADMINISTRATOR = "admin@abrefacil.local";

/** Every check with its state, the facts first. */
export function listBeforeLaunchChecks(
  business: Business,
  situation: BeforeLaunchSituation,
  confirmations: ReadonlyMap<string, Confirmation>,
): BeforeLaunchCheck[] {
  return [
    ...CLAIMS.filter(({ id }) => id !== "offers").map(({ id, title, action }) =>
      toConfirmable({ id, group: "fact", title, action, ...describeFact(id, business, situation) }, confirmations),
    ),
    toConfirmable(describePriceLists(business), confirmations),
    ...listSettings(situation),
    ...listOptions(situation),
  ];
}

export function countPending(checks: readonly BeforeLaunchCheck[]): number {
  return checks.filter(({ state }) => state === "pending").length;
}

/** The text whose change undoes a confirmation. */
export function confirmedValue({ title, current }: Pick<BeforeLaunchCheck, "title" | "current">): string {
  return current ?? title;
}

type Unjudged = Omit<BeforeLaunchCheck, "state" | "isConfirmable">;

function toConfirmable(check: Unjudged, confirmations: ReadonlyMap<string, Confirmation>): BeforeLaunchCheck {
  const confirmation = confirmations.get(check.id);
  if (!confirmation) return { ...check, state: "pending", isConfirmable: true };
  if (confirmation.value === confirmedValue(check)) return { ...check, state: "done", isConfirmable: true, confirmation };
  return { ...check, state: "pending", isConfirmable: true, warning: "O valor mudou desde a última confirmação. Confira de novo." };
}

function describeFact(
  id: ClaimId,
  { identity, claims }: Business,
  situation: BeforeLaunchSituation,
): Pick<BeforeLaunchCheck, "current" | "warning"> {
  switch (id) {
    case "name":
      return { current: `${identity.tradeName} · ${identity.legalName}` };
    case "cnpj":
      return { current: identity.cnpj, warning: identity.cnpj.startsWith("00.000.000/") ? "Ainda é o CNPJ de exemplo." : undefined };
    case "address": {
      const { street, city, state, postalCode } = identity.address;
      return {
        current: `${street}, ${city} – ${state}, CEP ${postalCode}`,
        warning: postalCode === "00000-000" ? "Ainda é o endereço de exemplo." : undefined,
      };
    }
    case "email":
      return { current: identity.email, warning: identity.email.endsWith(".example") ? "Ainda é o e-mail de exemplo." : undefined };
    case "phone":
      return { current: situation.phone, warning: situation.phone === PLACEHOLDER_PHONE ? "Ainda é o número de exemplo." : undefined };
    case "rating":
      return { current: `${claims.rating.value.toLocaleString("pt-BR")} em ${claims.rating.reviews} avaliações` };
    case "customers":
      return { current: `${claims.customers.toLocaleString("pt-BR")} clientes desde ${identity.since}` };
    case "testimonials":
      return {
        current: `${situation.testimonialCount} depoimentos no site`,
        warning: "Os depoimentos que vieram com o site são exemplos, não de clientes reais.",
      };
    case "since":
      return { current: String(identity.since) };
    case "factory":
      return { current: `${claims.factory.warranty} · ${claims.factory.price}` };
    case "offers":
      return {};
  }
}

function describePriceLists({ offers, plans }: Business): Unjudged {
  const list = (prices: readonly { price: number }[]) => prices.map(({ price }) => price.toLocaleString("pt-BR")).join(", ");
  const differ = list(offers) !== list(plans);
  return {
    id: "price-lists",
    group: "fact",
    title: differ ? "As duas listas de preços são diferentes" : "Listas de preços",
    action: differ
      ? "Confirme que é de propósito, ou iguale “offers” e “plans” em content/business.ts."
      : "Confirme que os preços são os que a empresa cobra hoje.",
    current: `Nos buscadores: R$ ${list(offers)} · Planos do site: R$ ${list(plans)}`,
  };
}

function listSettings({ siteUrl, phone, hasDefaultAdministrator }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  const { protocol } = new URL(siteUrl);
  return [
    toSetting("site-url", isPublicAddress(siteUrl), {
      title: "Endereço público do site",
      action: "Defina SITE_URL com o endereço real do site, como https://www.suaempresa.com.br.",
      current: siteUrl,
    }),
    toSetting("https", protocol === "https:", {
      title: "Conexão segura (https)",
      action: "Ponha o site atrás de um servidor com certificado e comece SITE_URL por https://.",
      current: protocol === "https:" ? "https" : "http, sem criptografia",
    }),
    toSetting("contact-phone", phone !== PLACEHOLDER_PHONE, {
      title: "Número do WhatsApp",
      action: "Defina CONTACT_PHONE com 13 dígitos: 55, o DDD e o celular.",
      current: phone,
    }),
    toSetting("default-administrator", !hasDefaultAdministrator, {
      title: "E-mail do primeiro administrador",
      action: `Crie um administrador com o seu e-mail e remova ${DEFAULT_ADMINISTRATOR}, que é o padrão de fábrica.`,
      current: hasDefaultAdministrator ? DEFAULT_ADMINISTRATOR : "Não é o padrão de fábrica",
    }),
  ];
}

function toSetting(id: string, isDone: boolean, texts: Pick<BeforeLaunchCheck, "title" | "action" | "current">): BeforeLaunchCheck {
  return { id, group: "setting", ...texts, state: isDone ? "done" : "pending", isConfirmable: false };
}

function listOptions({ hasAiKey, hasGoogle, hasIndexNow }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  return [
    toOption("ai-key", hasAiKey, "Textos com IA", "Guarde uma chave da OpenAI no painel; sem ela, só o gerador local escreve."),
    toOption(
      "google",
      hasGoogle,
      "Entrar com Google",
      "Defina GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET; sem eles, o acesso é por email e senha.",
    ),
    toOption(
      "indexnow",
      hasIndexNow,
      "Aviso aos buscadores (IndexNow)",
      "Defina INDEXNOW_KEY; sem ela, os buscadores descobrem páginas novas só pelo sitemap.",
    ),
  ];
}

function toOption(id: string, isUsed: boolean, title: string, action: string): BeforeLaunchCheck {
  return { id, group: "option", title, action, state: isUsed ? "done" : "optional", isConfirmable: false };
}
