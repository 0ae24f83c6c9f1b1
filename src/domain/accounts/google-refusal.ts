/** Why a sign-in with Google did not happen, as the address of the sign-in page tells it: `?erro={reason}`. */
const REFUSALS = {
  "acesso-negado": ["Acesso negado", "Você não tem permissão para acessar o painel administrativo"],
  "email-nao-verificado": [
    "Acesso negado",
    "O Google ainda não confirmou que este email é seu. Confirme o email na sua conta Google e tente de novo.",
  ],
  cancelado: ["Login com Google cancelado", "Você saiu da página do Google antes de terminar. Tente de novo quando quiser."],
  "fora-do-ar": [
    "Login com Google indisponível",
    "Não foi possível falar com o Google. Tente de novo em instantes ou entre com email e senha.",
  ],
  expirado: ["Login com Google não concluído", "O pedido de acesso expirou ou começou em outra aba. Comece de novo por aqui."],
  "nao-confirmado": ["Login com Google não concluído", "A resposta do Google não pôde ser confirmada. Comece de novo por aqui."],
  "muitas-tentativas": ["Muitas tentativas de acesso", "Espere alguns minutos e tente de novo."],
  "nao-configurado": ["Login com Google indisponível", "O servidor não tem login do Google configurado."],
} as const;

export type GoogleRefusal = keyof typeof REFUSALS;

export function describeGoogleRefusal(reason: GoogleRefusal) {
  const [title, text] = REFUSALS[reason];
  return { title, text };
}

/** What the address of the sign-in page says of a refusal; undefined when it names none that exists. */
export function findGoogleRefusal(search: string) {
  const reason = new URLSearchParams(search).get("erro") ?? "";
  return Object.hasOwn(REFUSALS, reason) ? describeGoogleRefusal(reason as GoogleRefusal) : undefined;
}
