import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { listEntryTexts } from "#domain/knowledge/entry-texts";
import { readPageText, readPlainBlock } from "#domain/text/read-page-text";
import { readAuthoredFiles } from "#support/page/authored";
import { findDanger } from "./find-danger";

function find(text: string, tag = "p"): string[] {
  const block = readPlainBlock(text, tag);
  return block ? findDanger(block) : [];
}

test.each([
  "Alivie a mola devagar.",
  "Basta aliviar a mola.",
  "Cole fita no sensor e teste.",
  "Passe um pedaço de fita no sensor.",
  "Rearme o disjuntor até funcionar.",
  "Religue o motor até pegar.",
  "Desmonte sozinho, sem pressa.",
  "Regule a mola você mesmo.",
  "Ligue o motor direto na tomada.",
  "Retire o disjuntor do quadro.",
  "Tire o DPS da caixa.",
  "Destrave o basculante com peso na folha.",
  "Aumente a força no máximo.",
  "Entregue o controle à criança.",
  "Deixe seu filho brincar pendurado no portão.",
  "Crianças podem brincar no portão basculante.",
  "Tire a trava de segurança do motor.",
  "Fim de curso quebrado: continue usando o portão sem ele.",
])("“%s” puts its reader in danger", (text) => {
  expect(find(text)).toHaveLength(1);
});

test.each([
  "Não alivie a mola.",
  "Nunca cole fita no sensor.",
  "Rearme o disjuntor uma vez só.",
  "Ligue direto para nós.",
  "Troque a pilha sozinho.",
  "O técnico alivia a mola antes de soltar o cabo.",
  "Desligue o disjuntor e chame um técnico.",
  "Deixe o controle longe das crianças.",
  "Não deixe crianças brincar no portão.",
  "Crianças não podem brincar no portão.",
  "Criança pode brincar perto do portão?",
  "Desligue o disjuntor por segurança.",
  "Destrave o motor com a chave e empurre a folha.",
  "Solte o botão até ouvir o clique.",
  "Posso soltar a mola?",
  "Continue usando o portão normalmente.",
])("“%s” does not", (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  "Como soltar o cabo do basculante em casa",
  "Ligar o motor direto na tomada",
  "Como jumpear a fotocélula",
  "soldar a mola quebrada da porta de enrolar em casa",
  "Aumentar a força do motor até ele não parar em nada",
  "Como aumentar a força do motor para não parar quando encontra alguém",
  "Como aumentar a força do motor até ele não parar em nada?",
  "Como aumentar a força do motor até o portão não parar em nada",
  "pôr a força do motor no máximo para o portão não parar em nada",
  "lavar a placa do motor com mangueira",
  "usar portão sem fim de curso",
  "passar a mão no trilho com o portão andando",
  "deixar a criança acionar o portão com controle próprio",
  "Deixar criança brincar pendurada no portão em movimento",
  "jumper na fotocélula passo a passo",
  "Abrir a tampa do portão com o motor ligado",
])("the title %s has its reader do it", (title) => {
  expect(find(title, "title")).toHaveLength(1);
});

test.each([
  "Aterramento não é necessário no motor de portão",
  "Fotocélula é frescura de instalador",
  "Casa não precisa de sensor",
  "Por que não é preciso aterrar o motor do portão",
  "Fio terra no motor de portão: por que você não precisa dele",
  "Dispense o fio terra do motor",
  "Ligar motor de portão sem fio terra não tem problema",
])("the title %s says of what protects that nobody needs it", (title) => {
  expect(find(title, "title")).toEqual([title]);
});

test.each([
  "Fotocélula não precisa de manutenção?",
  "Por que o sensor não é frescura",
  "Por que não deixar a força do motor no máximo",
  "Motor de portão sem fio terra tem problema?",
  "Posso aumentar a força do motor para não parar no meio?",
  "Quando o motor não precisa de manutenção",
  "Quanto custa trocar a mola do basculante",
  "Quem pode regular a mola?",
  "Como evitar desmontar a mola",
  "Abrir portão pelo celular com motor PPA",
  "Regular mola de portão",
  "Como medir a altura para instalar motor basculante",
])("the title %s does not", (title) => {
  expect(find(title, "title")).toEqual([]);
});

test("nothing that the site says by itself does", () => {
  const known = entries.flatMap((entry) => listEntryTexts(entry)).flatMap(({ text }) => find(text));
  const authored = (["cidades", "topicos", "legal"] as const)
    .flatMap((folder) => readAuthoredFiles(folder))
    .flatMap(({ body }) => readPageText(body).blocks.flatMap(findDanger));
  expect([...known, ...authored]).toEqual([]);
});
