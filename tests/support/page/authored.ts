import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { placeRecords } from "#content/lugares/records";
import { placeGroups } from "#content/places";
import { topicCategories } from "#content/topics";
import { listPlaces } from "#domain/places/place";
import type { PlaceRecord } from "#domain/places/place-record";
import { listTopics } from "#domain/topics/topic";

/** What texts are called, which their files leave to the lists. */
const CALLED = new Map<string, Record<string, string>>([
  ...listTopics(topicCategories).map(({ slug, title }) => [`topicos/${slug}.md`, { title }] as const),
  ...listPlaces(placeGroups).map(({ slug, name }) => [`cidades/${slug}.md`, { name }] as const),
]);

const RECORDS = new Map(placeRecords.map(({ slug, ...record }) => [`cidades/${slug}.md`, record]));

const CONTENT = new URL("../../../content/", import.meta.url);

/** A Markdown file of the content folder, read without Astro. */
export interface AuthoredFile {
  /** "cidades/santana.md". */
  file: string;
  /** The file's name, which is the last part of the page's address. */
  slug: string;
  /** Top-level values of the front matter, as written, and what a place or topic is called. */
  texts: Record<string, string>;
  lists: Record<string, string[]>;
  faq: { question: string; answer: string }[];
  /** What is known of a place besides. */
  record: Partial<Omit<PlaceRecord, "slug">>;
  body: string;
  /** The whole file. */
  source: string;
}

export function readAuthoredFiles(folder: "cidades" | "topicos" | "legal"): AuthoredFile[] {
  const path = fileURLToPath(new URL(`${folder}/`, CONTENT));
  return readdirSync(path).map((name) => readAuthored(`${folder}/${name}`, readFileSync(path + name, "utf8")));
}

/** Reads the little YAML our files use: texts, lists in brackets or by dashes, and question-and-answer pairs. */
function readAuthored(file: string, source: string): AuthoredFile {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const entries = [...front.matchAll(/^(\w+):[ ]*(.*)\n?((?:[ ]+.*\n?)*)/gm)];
  const texts: Record<string, string> = { ...CALLED.get(file) };
  const lists: Record<string, string[]> = {};
  for (const [, name = "", inline = "", block = ""] of entries) {
    if (inline.startsWith("["))
      lists[name] = inline
        .slice(1, -1)
        .split(/,\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map(unquote)
        .filter((item) => item !== "");
    else if (inline) texts[name] = unquote(inline);
    else if (name !== "faq") lists[name] = [...block.matchAll(/^ +- (.*)$/gm)].map(([, item = ""]) => unquote(item));
  }
  const block = entries.find(([, name]) => name === "faq")?.[3] ?? "";
  const pairs = block.matchAll(/- question: (.*)\n +answer: (.*)/g);
  const faq = Array.from(pairs, ([, question = "", answer = ""]) => ({ question: unquote(question), answer: unquote(answer) }));
  return { file, slug: basename(file, ".md"), texts, lists, faq, record: RECORDS.get(file) ?? {}, body, source };
}

function unquote(value: string): string {
  const text = value.trim();
  return text.startsWith('"') ? (JSON.parse(text) as string) : text.replace(/^'(.*)'$/, "$1");
}
