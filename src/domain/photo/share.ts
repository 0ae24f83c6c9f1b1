/** What `?partilha=` in an address says of photographs that another app shared, and how it is told; of those that came nothing is to be said. */
export const SHARE_PROBLEMS = {
  demais: { title: "Vieram só as primeiras", text: "Compartilhe até 20 fotografias, e 100 MB, de cada vez." },
  falhou: { title: "As fotografias não vieram", text: "O aparelho não tinha onde guardá-las. Envie-as aqui." },
  "de-novo": { title: "Compartilhe de novo", text: "O painel ainda não estava pronto neste aparelho. Agora está." },
} as const;
