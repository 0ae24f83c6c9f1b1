import { expect, test } from "vitest";
import { findTechnicianProblem, type TechnicianFields } from "./technician";

const RUI: TechnicianFields = { name: "Rui", photoId: undefined, since: 2009, courses: [], about: "", isShown: true };

test.each<[Partial<TechnicianFields>, RegExp]>([
  [{ name: "" }, /chamada/],
  [{ since: 1890 }, /1950/],
  [{ since: 2027 }, /2026/],
  [{ about: "Ligue para 11 98765-4321." }, /telefone/],
  [{ courses: ["rui@exemplo.com.br"] }, /e-mail/],
])("%o is not kept", (changes, problem) => {
  expect(findTechnicianProblem({ ...RUI, ...changes }, 2026)).toMatch(problem);
});

test("a first name is enough", () => {
  expect(findTechnicianProblem({ ...RUI, since: undefined }, 2026)).toBeUndefined();
});
