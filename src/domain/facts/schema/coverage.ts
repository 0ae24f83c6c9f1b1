import { readCepRange } from "#domain/places/cep-range";
import { group, lines } from "./controls";

const rangeLines = lines("Faixas de CEP", {
  min: 0,
  max: 120,
  help: "Uma por linha, como “Osasco: 06000-000 a 06299-999”. Quem informa o CEP recebe a resposta da cidade. Confira nos Correios.",
});

/** Where the company goes, besides the places and cities that texts list. */
export const coverage = group("area", {
  cepRanges: rangeLines
    .superRefine((ranges, context) => {
      const wrong = ranges.find((line) => readCepRange(line) === undefined);
      if (wrong !== undefined)
        context.addIssue({
          code: "custom",
          message: `“${wrong}” não é uma faixa. Escreva a cidade e os dois CEPs, do menor ao maior: Osasco: 06000-000 a 06299-999.`,
        });
    })
    .meta(rangeLines.meta() ?? {}),
  askCities: lines("Cidades sob consulta", {
    min: 0,
    max: 60,
    help: "Uma por linha. Fora da lista de frete grátis, mas perto: o site diz “consulte” em vez de “não atendemos”.",
  }),
});
