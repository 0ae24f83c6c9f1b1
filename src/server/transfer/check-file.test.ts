import { expect, test } from "vitest";
import type { TransferFormat } from "#domain/transfer/import-report";
import { isFact } from "#support/content/facts";
import { checkFile } from "./check-file";

const check = (text: string, format: TransferFormat) => checkFile(Buffer.from(text), format, isFact);
const ITEM = '{"titulo":"Motor [1], {2}","conteudo":"<p>Um \\"bom\\" motor\\\\</p>"}';

test("a list is read item by item, however its pieces fall", async () => {
  // Longer than any piece, with the signs at every place of one.
  for (const length of Array.from({ length: 60 }, (_, index) => 2000 + index)) {
    const { pages, problems } = await check(`[${" ".repeat(length)}${ITEM},\n{"titulo":"Outro","conteudo":"é"}\n]\n`, "json");
    expect(problems).toEqual([]);
    expect(pages.map(({ row, title, content }) => [row, title, content])).toEqual([
      [1, "Motor [1], {2}", '<p>Um "bom" motor\\</p>'],
      [2, "Outro", "é"],
    ]);
  }
});

test.each([
  ["", /vazio/],
  ["  \n", /lista de páginas/],
  ["[]", /nenhuma página/],
  [`[${ITEM}`, /não está inteira/],
  [`[${ITEM}]]`, /não está inteira/],
  [`[${ITEM}] x`, /não está inteira/],
  [`[${ITEM}}`, /não está inteira/],
  [`[${ITEM},]`, /perto da linha 1/],
  [`[${ITEM},,${ITEM}]`, /perto da linha 1/],
  [`[${ITEM},\n${ITEM}\n${ITEM}]`, /perto da linha 3/],
  [`x[${ITEM}]`, /lista de páginas/],
  [`{"a":[${ITEM}]}`, /lista de páginas/],
  [`["${"a".repeat(1_100_000)}"]`, /longo demais/],
  [`[[${"1,".repeat(3000)}1]]`, /partes demais/],
  [`[${"{},".repeat(10_100)}{}]`, /mais de 10\.000 páginas/],
])("%.40s is refused in a sentence", async (text, message) => {
  const { pages, problems } = await check(text, "json");
  expect(pages).toEqual([]);
  expect(problems[0]?.message).toMatch(message);
});

test("blank lines count as rows, and cost next to nothing", async () => {
  const { problems } = await check(`titulo;conteudo\n\n\nUm\n${"\n".repeat(100_000)}`, "csv");
  expect(problems.map(({ row }) => row)).toEqual([4]);
});

test.each([
  [`titulo;conteudo\n${";\n".repeat(60_000)}`, /mais de 50\.000 linhas/],
  [`${";".repeat(1000)}x\n`, /1001 colunas/],
  [`titulo;conteudo\nFundo;${"<ul>".repeat(200)}\n`, /mais de 100 elementos um dentro do outro/],
  [`titulo;conteudo\nDenso;${"<br>".repeat(20_000)}\n`, /elementos demais/],
  [`titulo;conteudo;palavras_chave\nMotor;<p>a</p>;"${",".repeat(900_000)}"\n`, /tem 900\.000 caracteres/],
  ["titulo;conteudo\nSem texto;<p>\u00a0</p><hr>\n", /nenhum texto para ler/],
])("what no page can be is refused in a sentence: %.40s", async (text, message) => {
  const { pages, problems } = await check(text, "csv");
  expect(pages).toEqual([]);
  expect(problems[0]?.message).toMatch(message);
});

test("names of facts come in as they are, and one that nobody knows is told by row and column", async () => {
  const row = (fields: object) => ({ titulo: "Motor", conteudo: "<p>Um.</p>", ...fields });
  const { pages, problems } = await check(
    JSON.stringify([
      row({ descricao: "Por {{plano-solo-preco}}.", conteudo: "<p>{{marca}}</p><script>{{nada}}</script>" }),
      row({ descricao: "{{nada}}", conteudo: "<p>&#123;&#123;tudo}}</p>" }),
      row({ titulo: "Motor {{marca}}", palavras_chave: "{{marca}}" }),
    ]),
    "json",
  );
  expect(pages.map(({ description, content }) => [description, content])).toEqual([["Por {{plano-solo-preco}}.", "<p>{{marca}}</p>"]]);
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, "descricao", "O dado “{{nada}}” não existe. Escolha outro ou tire-o da descrição."],
    [2, "conteudo", "O dado “{{tudo}}” não existe. Escolha outro ou tire-o do conteúdo."],
    [3, "titulo", expect.stringContaining("“{{”")],
    [3, "palavras_chave", expect.stringContaining("“{{”")],
  ]);
});
