// Makes the filter of plain Portuguese from a Hunspell dictionary: the stems of its words, of which 3 in 100 that are none pass
// too. Run by hand when there is a newer dictionary; the results are committed with its licence:
// `npm pack dictionary-pt && tar xzf dictionary-pt-*.tgz && npx tsx scripts/make-words.ts package`.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { foldText } from "../src/domain/text/fold";
import { listBits, toPlainStem } from "../src/domain/text/portuguese/plain-stem";

const FOLDER = new URL("../src/domain/text/portuguese/", import.meta.url);
const BITS_OF_A_STEM = 7;
const LONGEST_STEM = 12;
/** Forms that are far from the verb's name, which is all that a dictionary has of them. */
const IRREGULAR = `
  sou es somos sao era eramos eram fui foi fomos foram seja sejam fosse for vou vai vamos vao ia iam va tenho tem temos tinha tive teve
  tivemos tiveram tenha tiver hei havia houve houver haja estou esta estamos estao estive esteve estiver esteja faco fiz fez fizemos
  fizeram fizer faca dou da damos dao dei deu demos deram der vejo viu vimos viram vir venho vem veio vieram viemos vier posso pode pude
  podia puder possa quero quis quiseram quiser queira ponho poe pus pos puseram puser sei sabe soube souberam souber saiba caibo coube
  couber caiba trago trouxe trouxeram trouxer traga digo disse disseram disser diga ouco peco meco leio leu leram rio riu creio saio saiu
  sairam caiu cairam doi doeu roi roeu moeu destroi destruiu constroi construiu
`;

const [, , source] = argv;
if (!source) throw new Error("Say the folder of the dictionary: npx tsx scripts/make-words.ts FOLDER");
const lines = (await readFile(join(source, "index.dic"), "utf8")).split("\n").slice(1);
// Names begin with a capital, and what has a hyphen is several words.
const words = lines.map((line) => line.split(/[/\t ]/)[0] ?? "").filter((word) => /^\p{Ll}{2,}$/u.test(word));
const stems = new Set([...words.map(foldText), ...IRREGULAR.split(/\s+/).filter(Boolean)].map(toPlainStem));
const kept = [...stems].filter((stem) => stem.length <= LONGEST_STEM);
const filter = new Uint8Array(Math.ceil((kept.length * BITS_OF_A_STEM) / 8));
for (const stem of kept) for (const bit of listBits(stem, filter.length * 8)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
await writeFile(new URL("plain-filter.ts", FOLDER), toModule(Buffer.from(filter).toString("base64")));
await copyFile(join(source, "license"), new URL("LICENSE", FOLDER));
console.log(`${kept.length} stems, ${filter.length} bytes`);

function toModule(data: string): string {
  return `/** Written by scripts/make-words.ts from VERO, LGPL-3.0 or MPL-2.0: see LICENSE. */\nexport const PLAIN_FILTER =\n  "${data}";\n`;
}
