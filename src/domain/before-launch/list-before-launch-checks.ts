import type { ClaimedContent } from "../facts/claims";
import type { GivenProof } from "../facts/proof/proof";
import { auditPath, factPath } from "../site/paths";
import { isPublicAddress } from "../site/public-address";
import { formatCount } from "../text/format";
import type { BeforeLaunchCheck, BeforeLaunchSituation } from "./before-launch-check";
import { listClaimChecks } from "./claim-checks";

export const DEFAULT_ADMINISTRATOR = "admin@abrefacil.local";

/** Every check with its state, the claims first. */
export function listBeforeLaunchChecks(
  content: ClaimedContent,
  situation: BeforeLaunchSituation,
  proofs: ReadonlyMap<string, GivenProof>,
): BeforeLaunchCheck[] {
  return [
    ...listClaimChecks(content, proofs, isPublicAddress(situation.siteUrl)),
    ...listPageChecks(situation),
    ...listSettingChecks(situation),
    ...listOptionChecks(situation),
  ];
}

export const countPending = (checks: readonly BeforeLaunchCheck[]): number => checks.filter(({ state }) => state === "pending").length;

/** What the server sees for itself. @param otherwise its state as long as it is not done */
const see = (
  id: string,
  isDone: boolean,
  otherwise: "pending" | "optional",
  said: Pick<BeforeLaunchCheck, "group" | "title" | "action" | "current" | "link">,
): BeforeLaunchCheck => ({ id, ...said, state: isDone ? "done" : otherwise, isConfirmable: false });

/** What saved pages say past the register; nothing when none does. */
function listPageChecks({ frozenPages: count }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  if (count === 0) return [];
  return [
    see("frozen-figures", false, "pending", {
      group: "page",
      title: "Números escritos à mão nas páginas",
      action: "Troque-os pelos dados do cadastro. Escritos à mão, não mudam com o cadastro e aparecem mesmo sem prova.",
      current: formatCount(count, "página", "páginas"),
      link: { href: auditPath("frozen"), label: "Ver números" },
    }),
  ];
}

/** What the server sees of its own settings. */
function listSettingChecks({ siteUrl, hasDefaultAdministrator }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  const isSealed = new URL(siteUrl).protocol === "https:";
  return [
    see("site-url", isPublicAddress(siteUrl), "pending", {
      group: "setting",
      title: "Endereço público do site",
      action: "Defina SITE_URL com o endereço real do site, como https://www.suaempresa.com.br.",
      current: siteUrl,
    }),
    see("https", isSealed, "pending", {
      group: "setting",
      title: "Conexão segura (https)",
      action: "Ponha o site atrás de um servidor com certificado e comece SITE_URL por https://.",
      current: isSealed ? "https" : "http, sem criptografia",
    }),
    see("default-administrator", !hasDefaultAdministrator, "pending", {
      group: "setting",
      title: "E-mail do primeiro administrador",
      action: `Crie um administrador com o seu e-mail e remova ${DEFAULT_ADMINISTRATOR}, que é o padrão de fábrica.`,
      current: hasDefaultAdministrator ? DEFAULT_ADMINISTRATOR : "Não é o padrão de fábrica",
    }),
  ];
}

/** What the site could do besides. */
function listOptionChecks({ hasAiKey, hasGoogle, hasIndexNow }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  return [
    see("ai-key", hasAiKey, "optional", {
      group: "option",
      title: "Textos com IA",
      action: "Guarde uma chave da OpenAI no painel; sem ela, só o gerador local escreve.",
    }),
    see("google", hasGoogle, "optional", {
      group: "setting",
      title: "Entrar com Google",
      action: "Defina GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET; sem eles, o acesso é por email e senha.",
    }),
    see("indexnow", hasIndexNow, "optional", {
      group: "option",
      title: "Aviso aos buscadores (IndexNow)",
      action: "Informe uma chave do IndexNow no cadastro; sem ela, os buscadores descobrem páginas novas só pelo sitemap.",
      link: { label: "Mudar no cadastro", href: factPath("site.indexNowKey") },
    }),
  ];
}
