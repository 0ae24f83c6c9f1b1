import { group, lines } from "./controls";

const ONE_A_LINE = "Uma por linha. O painel pergunta quando um título tem uma palavra que não conhece, e anota aqui a resposta.";

/** What the owner said of words that titles have and that nothing else explains. */
export const trade = group("ramo", {
  words: lines("Palavras do ramo", { min: 0, max: 300, longest: 40, help: ONE_A_LINE }),
  otherWords: lines("Palavras de fora do ramo", {
    min: 0,
    max: 300,
    longest: 40,
    help: `${ONE_A_LINE} Uma página com uma destas no título fica retida.`,
  }),
  titles: lines("Títulos e a pergunta que fazem", {
    min: 0,
    max: 300,
    longest: 400,
    help: "Um por linha: o título, espaço, sinal de igual, espaço e a pergunta a que ele se refere. O painel anota aqui o que você escolhe em Páginas retidas.",
  }),
});
