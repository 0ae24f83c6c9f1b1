import { readdirSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

const ENDING = ".yaml";

type Issue = z.core.$ZodIssue;
type Read<T> = { value: T; problems?: undefined } | { problems: string[]; value?: undefined };

/**
 * What the YAML files of a folder and those below it say, each by its schema, in the order of their names; a file's name
 * is the value's `key`. Throws all that is wrong at once, each with its file, line and field. What a module that calls
 * this exports is worked out when the site is built (`integrations/read-data-at-build.ts`).
 */
export function readData<T>(folder: URL, schema: z.ZodType<T>, key: string): T[] {
  const path = fileURLToPath(folder);
  const read = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({ file: path + file, name: basename(file, ENDING) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ file, name }) => readOne(file, schema, { key, name }));
  if (read.length === 0) throw new Error(`Não há arquivo ${ENDING} em ${path}`);
  return takeValues(read);
}

/** What one file says, whose name is no part of it. */
export function readDataFile<T>(file: URL, schema: z.ZodType<T>): T {
  return takeValues([readOne(fileURLToPath(file), schema)])[0] as T;
}

function takeValues<T>(read: readonly Read<T>[]): T[] {
  const problems = read.flatMap((one) => one.problems ?? []);
  if (problems.length > 0) throw new Error(`Corrija estes arquivos:\n${problems.join("\n")}`);
  return read.flatMap((one) => (one.problems ? [] : [one.value]));
}

function readOne<T>(file: string, schema: z.ZodType<T>, named?: { key: string; name: string }): Read<T> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines, prettyErrors: false });
  const tell = (at: number, problem: string) => `${relative(process.cwd(), file)}:${lines.linePos(at).line}: ${problem}`;
  const [error] = document.errors;
  if (error) return { problems: [tell(error.pos[0], `isto não é YAML (${error.message}).`)] };
  const written = document.toJS() as object | null;
  if (named && document.has(named.key))
    return { problems: [tell(startOf(document, [named.key]), `${named.key}: apague esta linha; vale o nome do arquivo, ${named.name}.`)] };
  const result = schema.safeParse({ ...(named && { [named.key]: named.name }), ...written }, { error: sayHowToMend });
  if (result.success) return { value: result.data };
  const issues = result.error.issues.flatMap(listNarrowest);
  return { problems: issues.map(({ path, message }) => tell(startOf(document, path), `${path.join(".")}: ${message}`)) };
}

/** Each by itself: of a value that may be of several forms what is wrong with it as the one it looks like, of unknown fields each. */
function listNarrowest(issue: Issue): Issue[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  if (issue.code !== "invalid_union") return [issue];
  const isLike = (issues: readonly Issue[]) => issues.every(({ path, code }) => path.length > 0 || code !== "invalid_type");
  const form = issue.errors.find(isLike) ?? issue.errors[0] ?? [];
  return form.length > 0 ? form.flatMap((inner) => listNarrowest({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

/** Of what a schema has no words for by itself. */
function sayHowToMend(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys":
      return "não há este campo; corrija o nome ou apague a linha.";
    case "invalid_value":
      return `use ${issue.values.map(String).join(", ")}.`;
    case "invalid_type":
      if (issue.input === undefined) return "falta este campo.";
      return issue.expected === "string" ? "escreva um texto; com dois-pontos no meio, entre aspas." : undefined;
    case "too_small":
      return `escreva pelo menos ${issue.minimum}${unitOf(issue.origin)}.`;
    case "too_big":
      return `escreva no máximo ${issue.maximum}${unitOf(issue.origin)}.`;
    default:
      return z.locales.pt().localeError(issue) as string;
  }
}

function unitOf(origin: string): string {
  return origin === "string" ? " caracteres" : "";
}

/** Where the innermost part of a path begins that the file has. */
function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
