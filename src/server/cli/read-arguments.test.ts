import { expect, test } from "vitest";
import { type Command, parseArguments } from "./read-arguments.mjs";

const COPY: Command = {
  language: "pt",
  usage: "npm run copy -- [--tudo] [--nome NOME] [ARQUIVO]",
  about: "Copia.",
  options: { tudo: "boolean", nome: "string" },
  most: 1,
};

test("what a command knows is read", () => {
  expect(parseArguments(COPY, [])).toMatchObject({ positionals: [], values: {} });
  expect(parseArguments(COPY, ["--tudo", "--nome=a", "arquivo"])).toMatchObject({
    positionals: ["arquivo"],
    values: { tudo: true, nome: "a" },
  });
  expect(parseArguments(COPY, ["--", "--estranho"])).toMatchObject({ positionals: ["--estranho"] });
});

test.each([["--help"], ["-h"], ["arquivo", "outro", "--help"], ["--errado", "--help"]])(
  "%s is answered with how it is called",
  (...args) => {
    expect(parseArguments(COPY, args)).toEqual({ help: "Uso:\n  npm run copy -- [--tudo] [--nome NOME] [ARQUIVO]\n\nCopia." });
  },
);

test.each([
  [["--errado"], "Opção desconhecida: --errado"],
  [["-x"], "Opção desconhecida: -x"],
  [["--tudo=sim"], "A opção --tudo não leva valor"],
  [["--nome"], "A opção --nome precisa de um valor"],
  [["um", "dois"], 'Argumento inesperado: "dois"'],
  [["--toString"], "Opção desconhecida: --toString"],
])("%j is refused", (args, refusal) => {
  expect(parseArguments(COPY, args)).toEqual({ refusal });
});

test("what is missing is refused, in the reader's language", () => {
  expect(parseArguments({ ...COPY, least: 1 }, [])).toEqual({ refusal: "Falta um argumento" });
  expect(parseArguments({ ...COPY, language: "en" }, ["--x"])).toEqual({ refusal: "Unknown option --x" });
});
