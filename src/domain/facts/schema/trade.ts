import { z } from "zod";
import { lines } from "./controls";

const ONE_A_LINE = "Uma por linha. O painel pergunta quando um título tem uma palavra que não conhece, e anota aqui a resposta.";

/** What the owner said of words that titles have and that nothing else explains. */
export const trade = z
  .strictObject({
    words: lines("Palavras do ramo", { min: 0, max: 300, longest: 40, help: ONE_A_LINE }),
    otherWords: lines("Palavras de fora do ramo", {
      min: 0,
      max: 300,
      longest: 40,
      help: `${ONE_A_LINE} Uma página com uma destas no título fica retida.`,
    }),
  })
  .meta({ group: "ramo" });
