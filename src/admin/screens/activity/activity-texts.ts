import { findRunKind } from "#domain/jobs/run-kind";

/** What each action is called, as the end of a sentence that starts with who did it. */
const TEXTS: Readonly<Record<string, string>> = {
  "session.started": "entrou no painel",
  "session.ended": "saiu do painel",
  "session.revoked": "encerrou a sessão em",
  "session.others-revoked": "encerrou as suas outras sessões",
  "password.changed": "trocou a própria senha",
  "second-factor.enabled": "ligou a verificação em duas etapas",
  "second-factor.disabled": "desligou a verificação em duas etapas",
  "second-factor.codes-renewed": "renovou os códigos reserva",
  "person.added": "deu acesso a",
  "person.removed": "tirou o acesso de",
  "person.password-reset": "redefiniu a senha de",
  "person.second-factor-reset": "desligou a verificação em duas etapas de",
  "ai-key.saved": "guardou a chave de IA",
  "ai-key.replaced": "trocou a chave de IA",
  "ai-key.removed": "apagou a chave de IA",
  "page.created": "criou a página",
  "page.updated": "alterou a página",
  "page.published": "publicou a página",
  "page.unpublished": "tirou do ar a página",
  "page.scheduled": "programou a página",
  "page.unscheduled": "cancelou a programação da página",
  "page.held": "quis publicar a página retida",
  "page.allowed": "publicou assim mesmo a página",
  "page.merged": "juntou a outra a página",
  "results.imported": "importou os dados da busca de",
  "page.reviewed": "anotou a revisão da página",
  "page.unreviewed": "tirou a revisão da página",
  "page.unlisted": "tirou dos buscadores a página",
  "page.listed": "devolveu aos buscadores a página",
  "page.deleted": "mandou para a lixeira a página",
  "page.restored": "restaurou da lixeira a página",
  "page.purged": "apagou de vez a página",
  "page.moved-from-browser": "trouxe do navegador a página",
  "page.figures-named": "trocou números por dados do cadastro na página",
  "pages.figures-named": "trocou números por dados do cadastro em",
  "trash.emptied": "esvaziou a lixeira",
  "pages.imported": "importou páginas",
  "pages.exported": "exportou as páginas",
  "fact.changed": "mudou no cadastro",
  "fact.forgotten": "dispensou um valor sem uso do cadastro:",
  "audit.begun": "começou a auditoria",
  "copy.made": "fez a cópia de segurança",
  "copy.downloaded": "baixou a cópia de segurança",
  "copy.removed": "apagou a cópia de segurança",
  "photo.added": "enviou a fotografia",
  "photo.saved": "alterou a fotografia",
  "photo.replaced": "trocou a fotografia",
  "photo.removed": "apagou a fotografia",
  "photo.restored": "trouxe de volta a fotografia",
  "text.saved": "alterou o texto",
  "text.created": "criou a página de serviço",
  "text.reset": "voltou ao texto de fábrica",
  "text.kept": "manteve o próprio texto sobre a nova versão de",
  "technician.added": "pôs na equipe",
  "technician.saved": "alterou os dados de",
  "technician.removed": "tirou da equipe",
  "technician.restored": "trouxe de volta à equipe",
  "work.saved": "salvou a obra",
  "work.published": "publicou a obra",
  "work.removed": "apagou a obra",
  "work.restored": "trouxe de volta a obra",
  "voice.invited": "fez um convite de depoimento para",
  "voice.revoked": "cancelou o convite de depoimento de",
  "voice.published": "publicou o depoimento de",
  "voice.unpublished": "tirou do site o depoimento de",
  "voice.answered": "respondeu ao depoimento de",
  "contact.created": "anotou o contato",
  "contact.updated": "alterou o contato",
  "contact.moved": "mudou a situação do contato",
  "contact.removed": "apagou o contato",
  "contact.restored": "trouxe de volta o contato",
  "contacts.exported": "exportou os contatos",
  "contacts.forgotten": "apagou nome, bairro e anotação, pelo prazo, de",
  "run.started": "começou a criação",
  "run.retried": "repetiu os títulos com falha de",
  "run.cancelled": "cancelou a criação",
  "run.paused": "pausou a criação",
  "run.resumed": "continuou a criação",
  "launch.confirmed": "confirmou antes de publicar",
  "launch.unconfirmed": "desfez a confirmação de",
  "redirect.created": "criou o desvio",
  "redirect.removed": "removeu o desvio de",
  "missing-address.ignored": "ignorou o endereço perdido",
  "missing-address.restored": "voltou a acompanhar o endereço perdido",
  "missing-address.removed": "apagou da lista o endereço perdido",
  "missing-addresses.ignored": "ignorou endereços perdidos",
  "missing-addresses.restored": "voltou a acompanhar endereços perdidos",
  "missing-addresses.removed": "apagou da lista endereços perdidos",
};

/** @example describeAction("page.deleted") // "mandou para a lixeira a página" */
export function describeAction(action: string): string {
  return Object.hasOwn(TEXTS, action) ? (TEXTS[action] as string) : action;
}

/** The action by itself, as a choice of a filter. @example nameAction("page.deleted") // "Mandou para a lixeira a página" */
export function nameAction(action: string): string {
  const text = describeAction(action);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was acted upon; undefined where the action says it all. Runs are recorded by their kind. */
export function describeSubject({ actor, subject }: { actor: string; subject: string }): string | undefined {
  return subject === actor || subject === "Painel" ? undefined : (findRunKind(subject)?.subject ?? subject);
}
