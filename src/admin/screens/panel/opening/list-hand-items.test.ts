import { expect, test } from "vitest";
import { listHandItems } from "./list-hand-items";
import type { Opening } from "./use-opening";

const NOTHING = { visits: 0, accepted: 0, held: 0, voices: 0, beforeLaunch: 0, lostAddresses: 0, findings: 0, frozen: 0 };

function tellOfCopies(copies: Partial<Opening["copies"]>): string[] {
  const opening = { copies: { isOverdue: false, hasFailed: false, ...copies }, toDo: NOTHING } as unknown as Opening;
  return listHandItems(opening).map(({ what }) => what);
}

test("a site that is about to make its first copy asks for no hand, and one whose first failed or is late does", () => {
  const none = ["O site ainda não tem uma cópia de segurança."];
  expect(tellOfCopies({})).toEqual([]);
  expect(tellOfCopies({ hasFailed: true })).toEqual(none);
  expect(tellOfCopies({ isOverdue: true })).toEqual(none);
});

test("a good copy asks for a hand once it is old, whether a later one failed or not", () => {
  const lastGoodAt = new Date();
  expect(tellOfCopies({ lastGoodAt })).toEqual([]);
  expect(tellOfCopies({ lastGoodAt, hasFailed: true })).toEqual([]);
  expect(tellOfCopies({ lastGoodAt, isOverdue: true })).toEqual([expect.stringContaining("A última cópia de segurança boa foi feita")]);
});

test("quotes that customers accepted ask for a day, one or several", () => {
  const tell = (accepted: number) => {
    const opening = { copies: { isOverdue: false, hasFailed: false }, toDo: { ...NOTHING, accepted } } as unknown as Opening;
    return listHandItems(opening).map(({ what, rest }) => what + rest);
  };
  expect(tell(1)).toEqual(["1 orçamento aceito espera que você marque o dia."]);
  expect(tell(2)).toEqual(["2 orçamentos aceitos esperam que você marque o dia."]);
});
