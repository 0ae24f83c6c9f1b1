import type { TextBlock } from "#domain/text/read-page-text";
import type { TextToken } from "#domain/text/split-tokens";
import { splitClauses } from "./split-clauses";

/** Words that make sentences, each of one language alone, without accents; what two languages share is left out. */
const WORDS = {
  por:
    "o os um uma do da dos das no na nos nas ao aos pelo pela e nao com em para por que se ou mas mais muito foi ser esta este essa isso ele ela voce " +
    "seu sua seus suas quando onde porque como tambem ja so sem ate entre sobre depois antes cada de a as quem qual sao ha pode deve fica faz desde",
  eng:
    "the of and to is are was were your you with for this that these those have has will can when what which from not be by it its on at or if should would " +
    "our we they their there about before after into than then because more most also any all such",
  spa: "de la que se por para como si el los las y pero muy es una en con del al mas tambien cuando hay su sus usted ustedes puerta porton lo le les unos unas donde porque este esta esto son fue sin hasta desde nuestro nuestra",
  fra: "de la que le les est et une des pour avec dans vous votre vos sur pas ne qui que du au aux il elle sont ce cette ces nous notre etre doit peut fait leur",
  ita: "il lo gli della delle dei degli che per con una e sono non nel nella questo questa questi anche quando di vostro piu si ma alla alle",
  deu: "der die und ist nicht mit ein eine einen fur auf dem den sie ihr ihre wenn oder auch sind wird werden bei nach von zu im am",
};
type Language = keyof typeof WORDS;

const LANGUAGES = Object.keys(WORDS) as Language[];
const OTHERS = LANGUAGES.filter((language) => language !== "por");
/** The languages that a word is of. */
const LANGUAGES_OF = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of new Set(WORDS[language].split(" "))) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}
const OTHER_LETTERS = /[^\p{Script=Latin}\p{M}]/u;
/** A sentence of so many words of lower case has more small words of Portuguese than one in ten. */
const LONG = 16;
const LEAST_SMALL = 0.08;

/** Sentences of a block that are written in another language, as written. */
export function findForeign({ tokens, text }: TextBlock): string[] {
  return splitClauses(tokens)
    .filter((sentence) => isForeignSentence(sentence, text))
    .map((sentence) => text.slice(sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0));
}

function isForeignSentence(sentence: readonly TextToken[], text: string): boolean {
  const counts: Record<Language, number> = { por: 0, eng: 0, spa: 0, fra: 0, ita: 0, deu: 0 };
  /** Of words that Portuguese has not. */
  const alone: Record<Language, number> = { ...counts };
  let [words, small, strange] = [0, 0, 0];
  for (const { kind, sign, start } of sentence) {
    if (kind !== "word") continue;
    words += 1;
    if (text.charCodeAt(start) >= 0x61) small += 1;
    const languages = LANGUAGES_OF.get(sign);
    if (languages) {
      const isShared = languages.includes("por");
      for (const language of languages) {
        counts[language] += 1;
        if (!isShared) alone[language] += 1;
      }
    }
    if (sign.charCodeAt(0) > 0x24f && OTHER_LETTERS.test(sign)) strange += sign.length;
  }
  if (strange > 1) return true;
  if (small >= LONG && counts.por < small * LEAST_SMALL) return true;
  const enough = words <= 8 ? 2 : 3;
  return OTHERS.some((language) => alone[language] >= enough && counts[language] > counts.por * 1.5);
}
