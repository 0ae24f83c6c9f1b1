import { describe, expect, test } from "vitest";
import { judgeSubstance } from "./judge-substance";

const OWN = { words: 400, ownRuns: 0.8, ownSentences: 0.9 };
const CLOSEST = { path: "/links-uteis/troca-de-roldana", title: "Troca de roldana", share: 0.2 };
const PAGES = [{ path: "/links-uteis/troca-de-roldana", title: "Troca de roldana" }];

test("a page at every bound passes", () => {
  expect(judgeSubstance({ words: 250, ownRuns: 0.4, ownSentences: 0.5, closest: { ...CLOSEST, share: 0.3 } })).toEqual([]);
  expect(judgeSubstance(OWN)).toEqual([]);
});

describe("a page past a bound is told which, and how to mend it", () => {
  test("too short", () => {
    expect(judgeSubstance({ ...OWN, words: 249 })).toEqual([
      {
        rule: "substance",
        says: "O texto tem 249 palavras; uma página pública precisa de 250 ou mais.",
        mend: expect.stringContaining("Responda por inteiro"),
      },
    ]);
    expect(judgeSubstance({ ...OWN, words: 1 })[0]?.says).toContain("1 palavra;");
  });

  test("too much of one page, which is linked; never said to be the bound itself", () => {
    expect(judgeSubstance({ ...OWN, ownRuns: 0.2, closest: { ...CLOSEST, share: 0.301 } })).toEqual([
      {
        rule: "substance",
        says: "31 % do texto já está na página “Troca de roldana”; o limite é 30 %.",
        mend: "Acrescente o que falta à página “Troca de roldana”, ou escreva aqui o que ela não diz.",
        pages: PAGES,
      },
    ]);
  });

  test("too much of what a shorter page says", () => {
    expect(judgeSubstance({ ...OWN, closest: { ...CLOSEST, share: 0.31, isOfThatPage: true } })).toEqual([
      {
        rule: "substance",
        says: "31 % da página “Troca de roldana” está aqui também; o limite é 30 %.",
        mend: "Escreva aqui o que a página “Troca de roldana” não diz, ou junte as duas numa só.",
        pages: PAGES,
      },
    ]);
  });

  test("too little of its own", () => {
    const [reason] = judgeSubstance({ ...OWN, ownRuns: 0.399, closest: CLOSEST });
    expect(reason?.says).toBe("Só 39 % do texto é próprio; o resto já está em outras páginas, como “Troca de roldana”, e o mínimo é 40 %.");
    expect(reason?.pages).toEqual(PAGES);
    expect(judgeSubstance({ ...OWN, ownRuns: 0.1 })[0]).toMatchObject({
      says: "Só 10 % do texto é próprio; o resto já está em outras páginas, e o mínimo é 40 %.",
    });
  });

  test("too few sentences of its own", () => {
    expect(judgeSubstance({ ...OWN, ownSentences: 0.45 })[0]?.says).toBe(
      "Só 45 % das frases são desta página; as outras já estão no site, e o mínimo é 50 %.",
    );
  });

  test("short and copied: both", () => {
    expect(judgeSubstance({ words: 90, ownRuns: 0, ownSentences: 0, closest: { ...CLOSEST, share: 1 } })).toHaveLength(2);
  });
});
