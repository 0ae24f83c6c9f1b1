import { factPath } from "../site/paths";
import { isPublicAddress } from "../site/public-address";
import type { BeforeLaunchCheck, BeforeLaunchSituation } from "./before-launch-check";

export const DEFAULT_ADMINISTRATOR = "admin@abrefacil.local";

/** What the server sees of its own settings. */
export function listSettingChecks({ siteUrl, hasDefaultAdministrator }: BeforeLaunchSituation): BeforeLaunchCheck[] {
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

/** What the site could do besides. */
export function listOptionChecks({ hasAiKey, hasGoogle, hasIndexNow }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  return [
    toOption("ai-key", hasAiKey, "Textos com IA", "Guarde uma chave da OpenAI no painel; sem ela, só o gerador local escreve."),
    {
      ...toOption(
        "google",
        hasGoogle,
        "Entrar com Google",
        "Defina GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET; sem eles, o acesso é por email e senha.",
      ),
      group: "setting",
    },
    {
      ...toOption(
        "indexnow",
        hasIndexNow,
        "Aviso aos buscadores (IndexNow)",
        "Informe uma chave do IndexNow no cadastro; sem ela, os buscadores descobrem páginas novas só pelo sitemap.",
      ),
      link: { label: "Mudar no cadastro", href: factPath("site.indexNowKey") },
    },
  ];
}

function toOption(id: string, isUsed: boolean, title: string, action: string): BeforeLaunchCheck {
  return { id, group: "option", title, action, state: isUsed ? "done" : "optional", isConfirmable: false };
}
