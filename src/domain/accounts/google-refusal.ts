/** Why a sign-in with Google did not happen, as the address of the sign-in page tells it: `?erro={reason}`. */
export const GOOGLE_REFUSALS = {
  "acesso-negado": { title: "Acesso negado", text: "Você não tem permissão para acessar o painel administrativo" },
  "email-nao-verificado": {
    title: "Acesso negado",
    text: "O Google ainda não confirmou que este email é seu. Confirme o email na sua conta Google e tente de novo.",
  },
  cancelado: { title: "Login com Google cancelado", text: "Você saiu da página do Google antes de terminar. Tente de novo quando quiser." },
  "fora-do-ar": {
    title: "Login com Google indisponível",
    text: "Não foi possível falar com o Google. Tente de novo em instantes ou entre com email e senha.",
  },
  expirado: {
    title: "Login com Google não concluído",
    text: "O pedido de acesso expirou ou começou em outra aba. Comece de novo por aqui.",
  },
  "nao-confirmado": {
    title: "Login com Google não concluído",
    text: "A resposta do Google não pôde ser confirmada. Comece de novo por aqui.",
  },
  "muitas-tentativas": { title: "Muitas tentativas de acesso", text: "Espere alguns minutos e tente de novo." },
  "nao-configurado": { title: "Login com Google indisponível", text: "O servidor não tem login do Google configurado." },
} as const;

export type GoogleRefusal = keyof typeof GOOGLE_REFUSALS;
