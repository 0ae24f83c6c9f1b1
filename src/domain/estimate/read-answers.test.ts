import { expect, test } from "vitest";
import { listAsked, readEstimate, writeEstimateQuery } from "./read-answers";

const read = (query: string) => readEstimate(new URLSearchParams(query));
const WHOLE = "lugar=Mooca&portao=deslizante&largura=3,5&altura=220+cm&folha=ferro-fechado&uso=casa&motor=outra&funciona=sim";

test("a whole address is read, whatever its order, and written in the one order", () => {
  const { answers, problems, typed } = read(WHOLE.split("&").reverse().join("&"));
  expect(problems).toEqual([]);
  expect(answers).toEqual({
    gate: "deslizante",
    leaves: 1,
    width: 3.5,
    height: 2.2,
    leaf: "sheet",
    use: "home",
    motor: "other",
    isWorking: true,
    hasRemotes: false,
  });
  expect(writeEstimateQuery(typed)).toBe(
    "lugar=Mooca&portao=deslizante&largura=3%2C5&altura=220%20cm&folha=ferro-fechado&uso=casa&motor=outra&funciona=sim",
  );
});

test("nothing, and a place alone, ask nothing of the gate", () => {
  for (const query of ["", "lugar=Mooca", "lugar=Mooca&aviso=cep", "utm_source=x"]) {
    const { typed, problems } = read(query);
    expect([listAsked(typed), problems]).toEqual([[], []]);
  }
});

test("each field that is missing or wrong is named, and what was typed is kept", () => {
  expect(read("portao=voador&largura=larga").problems).toEqual(["portao", "largura", "altura", "folha", "uso"]);
  const { problems, typed } = read("portao=basculante&largura=350&altura=2,2&folha=madeira&uso=casa");
  expect([problems, typed.largura]).toEqual([["largura"], "350"]);
});

test.each([
  ["3", 3],
  ["3.5", 3.5],
  ["3,555", 3.56],
  ["3,5 m", 3.5],
  ["3,5m", 3.5],
  ["350cm", 3.5],
  ["3 metros", 3],
  ["0,4", undefined],
  ["20,1", undefined],
  ["-3", undefined],
  ["1e1", undefined],
  ["3,5 x 2", undefined],
  ["", undefined],
])("a width of “%s” is %s metres", (typed, metres) => {
  expect(read(`portao=deslizante&largura=${encodeURIComponent(typed)}&altura=2&folha=madeira&uso=casa`).answers?.width).toBe(metres);
});
