/** What is told of sessions that were to end while the database takes no writes. */
export const UNWRITTEN_END =
  "As sessões que isso encerra já são recusadas por este servidor, que as encerra assim que puder gravar; se for reiniciado antes, voltam a valer.";

/** What the address of the sign-in page carries after such a sign-out. */
export const UNWRITTEN_SIGN_OUT = "?saida=nao-gravada";

/** What it says there of how somebody left. */
export const SIGN_OUTS = {
  "nao-gravada": {
    title: "Você saiu, mas o servidor ainda não gravou isso",
    text: "Ele já recusa a sua sessão e a encerra assim que puder gravar; se for reiniciado antes, ela volta a valer por até 4 horas. Avise quem cuida do servidor.",
  },
} as const;
