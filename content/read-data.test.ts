import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { entrySchema } from "#domain/knowledge/schema/entry-schema";
import { severalWays, ways } from "#domain/knowledge/schema/parts";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { readData, readDataFile } from "./read-data";

const schema = z.strictObject({
  id: z.string(),
  says: ways,
  brief: severalWays.optional(),
  gate: z.enum(["pivotante", "deslizante"]).optional(),
});

function writeFiles(files: Record<string, string>) {
  const folder = makeTemporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { folder, read: () => readData(pathToFileURL(`${folder}/`), schema, "id") };
}

test("files are read in the order of their names, whatever folder they are in, and one text is a list of one", () => {
  const { read } = writeFiles({
    "b.yaml": "# yaml-language-server: $schema=./entry.schema.json\nsays: Uma frase.",
    "pasta/a.yaml": 'says:\n  - Uma.\n  - "Duas: outra."\n',
    "notas.md": "says: nada",
  });
  expect(read()).toEqual([
    { id: "a", says: ["Uma.", "Duas: outra."] },
    { id: "b", says: ["Uma frase."] },
  ]);
});

test("of a file whose name is no part of it all is told too", () => {
  const { folder } = writeFiles({ "lugares.yaml": "id: a\nsays: Uma frase.", "errado.yaml": "id: a\nsays: 3\nmais: 1" });
  const read = (name: string) => readDataFile(pathToFileURL(join(folder, name)), schema);
  expect(read("lugares.yaml")).toEqual({ id: "a", says: ["Uma frase."] });
  expect(() => read("errado.yaml")).toThrow(/errado\.yaml:2: says: .*\n.*errado\.yaml:3: mais: não há este campo/);
});

test("all that is wrong is told at once, each with its file, line and field, and how to mend it", () => {
  const { folder, read } = writeFiles({
    "a.yaml": "says:\n  - Certo.\n  - O motor: não liga.\ngate: basculante\n",
    "b.yaml": "says: Certo.\nbrief:\n  - Uma só.\nsay: Errado.\n",
    "c.yaml": "says: 'aberto\n",
    "d.yaml": "gate: pivotante\nid: outro\n",
    "e.yaml": "",
  });
  const from = relative(process.cwd(), folder);
  const problems = [
    "a.yaml:3: says.1: escreva um texto; com dois-pontos no meio, entre aspas.",
    "a.yaml:4: gate: use pivotante, deslizante.",
    "b.yaml:3: brief: escreva pelo menos 2.",
    "b.yaml:4: say: não há este campo; corrija o nome ou apague a linha.",
    "c.yaml:2: isto não é YAML (Missing closing 'quote).",
    "d.yaml:2: id: apague esta linha; vale o nome do arquivo, d.",
    "e.yaml:1: says: falta este campo.",
  ];
  expect(read).toThrow(new Error(["Corrija estes arquivos:", ...problems.map((problem) => `${from}/${problem}`)].join("\n")));
});

test("of a list that is too long its length is told, and not that it is no text", () => {
  const ways = Array.from({ length: 13 }, (_, index) => `      - Caminho ${index} do texto.`).join("\n");
  const { folder } = writeFiles({ "trilho.yaml": `kind: component\nanswers:\n  - to: [what]\n    says:\n${ways}\n` });
  expect(() => readData(pathToFileURL(`${folder}/`), entrySchema, "id")).toThrow(/answers\.0\.says: escreva no máximo 12\./);
});

test("a folder without a file is no knowledge of nothing", () => {
  expect(writeFiles({ "notas.md": "nada" }).read).toThrow("Não há arquivo .yaml");
});

test("an entry that lacks a part is told by its name", () => {
  const { folder } = writeFiles({ "trilho.yaml": "kind: component\n" });
  expect(() => readData(pathToFileURL(`${folder}/`), entrySchema, "id")).toThrow(/trilho\.yaml:1: definition: falta este campo/);
});
