import { expect, test } from "vitest";
import { writeFact } from "./write-fact";

const days = [
  { value: "Monday", label: "segunda-feira" },
  { value: "Sunday", label: "domingo" },
];

test.each([
  [{ control: "money", unit: "R$" }, 1400, "R$ 1.400"],
  [{ control: "integer", unit: "anos" }, 2, "2 anos"],
  [{ control: "integer", unit: "anos" }, 1, "1 ano"],
  [{ control: "integer", unit: "vezes por ano" }, 1, "1 vez por ano"],
  [{ control: "integer", unit: "W" }, 1, "1 W"],
  [{ control: "integer" }, 1999, "1999"],
  [{ control: "decimal", unit: "m" }, 6.5, "6,5 m"],
  [{ control: "numbers", unit: "segundos" }, [4, 8, 16], "4, 8, 16 segundos"],
  [{ control: "lines" }, ["Um", "Dois"], "Um, Dois"],
  [{ control: "lines" }, [], ""],
  [{ control: "choices", choices: days }, ["Monday", "Sunday"], "segunda-feira, domingo"],
  [{ control: "choice" }, "Limitado", "Limitado"],
  [{ control: "phone" }, "5511987654321", "(11) 98765-4321"],
  [{ control: "flag" }, false, "não"],
] as const)("a field of %j that holds %j reads %j", (field, value, text) => {
  expect(writeFact(field, value)).toBe(text);
});
