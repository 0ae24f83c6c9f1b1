import { expect, test } from "vitest";
import type { RuleId } from "#domain/page/reason";
import { foretell, type TitleForecast } from "./forecast";

const forecast = (...rules: RuleId[]): TitleForecast => ({
  title: "Um",
  reasons: rules.map((rule) => ({ rule, says: rule, mend: rule })),
});

test("what becomes of a title is told by the reasons against it", () => {
  expect(foretell(forecast())).toBe("public");
  expect(foretell(forecast("substance"))).toBe("held");
  expect(foretell(forecast("intent", "substance"))).toBe("exists");
  expect(foretell(forecast("intent", "area"))).toBe("outside");
});
