import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { describeWhere } from "#support/deploy/describe-where";

describeWhere(["promtool"], "the alert rules, by Prometheus' own tests", () => {
  test("a good day wakes nobody, and each alert tells of what it is for", () => {
    const printed = execFileSync("promtool", ["test", "rules", "tests/deploy/alerts.yml"], { encoding: "utf8" });
    expect(printed).toContain("SUCCESS");
  });

  test("each alert is set off by a test of its own, and is silent in the good day's", () => {
    const { groups } = parse(readFileSync("deploy/alerts.yml", "utf8")) as { groups: { rules: { alert: string }[] }[] };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    const { tests } = parse(readFileSync("tests/deploy/alerts.yml", "utf8")) as { tests: { alert_rule_test: RuleTest[] }[] };
    const asked = tests.flatMap(({ alert_rule_test }) => alert_rule_test);
    for (const isLoud of [true, false]) {
      const names = asked.filter(({ exp_alerts }) => (exp_alerts !== undefined) === isLoud).map(({ alertname }) => alertname);
      expect([...new Set(names)].toSorted()).toEqual(alerts.toSorted());
    }
  });
});

interface RuleTest {
  alertname: string;
  exp_alerts?: unknown[];
}
