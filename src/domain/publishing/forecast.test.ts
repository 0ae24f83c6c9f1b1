import { expect, test } from "vitest";
import type { RuleId } from "#domain/page/reason";
import { foreseeRepeated, foretell, type TitleForecast } from "./forecast";

const forecast = (title: string, intent: string, ...rules: RuleId[]): TitleForecast => ({
  title,
  intent,
  reasons: rules.map((rule) => ({ rule, says: rule, mend: rule })),
});

test("what becomes of a title is told by the reasons against it", () => {
  expect(foretell(forecast("Um", "a"))).toBe("public");
  expect(foretell(forecast("Um", "a", "substance"))).toBe("held");
  expect(foretell(forecast("Um", "a", "intent", "substance"))).toBe("exists");
  expect(foretell(forecast("Um", "a", "intent", "area"))).toBe("outside");
});

test("the second title that asks for the same is answered by the first, unless that one does not go public", () => {
  const outcomes = (...forecasts: TitleForecast[]) => foreseeRepeated(forecasts).map(foretell);
  expect(outcomes(forecast("Um", "a"), forecast("Dois", "b"), forecast("Três", "a"))).toEqual(["public", "public", "exists"]);
  expect(outcomes(forecast("Um", "a", "maker"), forecast("Dois", "a"), forecast("Três", "a"))).toEqual(["held", "public", "exists"]);
});
