/** Everything an owner can change, changed so that it shows: words to a letter the site does not use, figures to sevens. */
import { business } from "#content/business";
import { faqThemes } from "#content/faq";
import { home } from "#content/home";
import { landingPages } from "#content/landing/index";
import { testimonials } from "#content/testimonials";
import { wording } from "#content/wording";
import { type FactField, type FactValue, listFactFields, readField } from "#domain/facts/fact-fields";
import { describeSchema } from "#domain/forms/describe-schema";
import type { FormField } from "#domain/forms/form-field";
import { readTextPath, rulesOf } from "#domain/texts/text-kinds";
import { readAuthoredFiles } from "#support/page/authored";

const MARK = "ж";
const FIGURE = "7";

/** Whether a word is one that was changed. */
export function isMarked(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word) || word.includes(FIGURE);
}

/** Values of the owner, by path. */
export function listMarkedValues(): { path: string; value: unknown }[] {
  return [
    ...listFactFields(business).flatMap((field) => {
      const value = markFact(field, readField(business, field.path));
      return value === undefined ? [] : [{ path: `fact/${field.path}`, value }];
    }),
    ...listDocuments().map(([path, text]) => ({ path: `text/${path}`, value: markText(path, text) })),
  ];
}

function listDocuments(): [string, unknown][] {
  return [
    ["home", home],
    ["frases", wording],
    ["faq", { themes: faqThemes }],
    ["depoimentos", { testimonials }],
    ...landingPages.map((landing): [string, unknown] => [`landing/${landing.slug}`, landing]),
    ...(["topicos", "cidades", "legal"] as const).flatMap((kind) =>
      readAuthoredFiles(kind).map(({ slug, texts, lists, record, faq, body }): [string, unknown] => [
        `${kind}/${slug}`,
        { ...texts, ...lists, ...record, ...(kind === "topicos" && { faq }), html: `<p>${body.replace(/[<>[\]()#|*]/g, " ")}</p>` },
      ]),
    ),
  ];
}

function markText(path: string, text: unknown): unknown {
  const named = readTextPath(path);
  if (!named) throw new Error(`No kind of document has the name ${path}`);
  const { schema } = rulesOf(named.kind);
  const marked = markField(describeSchema(schema), text);
  const { error } = schema.safeParse(marked);
  if (error) throw new Error(`${path} ${error.issues.map(({ path: field, message }) => `${field.join(".")}: ${message}`).join(" ")}`);
  return marked;
}

function markField(field: FormField, value: unknown): unknown {
  if (value === undefined) return undefined;
  switch (field.kind) {
    case "object": {
      const fields = new Map(field.fields.map(({ key, field: inner }) => [key, inner]));
      return Object.fromEntries(
        Object.entries(value as object).map(([key, inner]) => [
          key,
          fields.has(key) ? markField(fields.get(key) as FormField, inner) : inner,
        ]),
      );
    }
    case "union": {
      const chosen = (value as Record<string, unknown>)[field.discriminator];
      return markField(field.options.find((option) => option.value === chosen)?.field ?? field, value);
    }
    case "list":
      return (value as unknown[]).map((item) => markField(field.item, item));
    case "text":
      if (field.control === "lines") return (value as string[]).map(markWords);
      if (field.control === "html") return (value as string).replace(/>[^<]+</g, markWords);
      return ["text", "paragraph", "markdown"].includes(field.control) ? markWords(value as string) : value;
    default:
      return value;
  }
}

/** Names of facts too, which an owner may take out; not what a page puts in, nor where links lead. */
function markWords(text: string): string {
  return text
    .replace(/\{\{[^}]*\}\}/g, MARK)
    .replace(/\{\p{L}+\}|\]\([^)]*\)|[\p{L}\p{N}]+/gu, (part) => (/^[{\]]/.test(part) ? part : MARK.repeat(part.length)));
}

/** Names tell items of the register apart. */
const LAST = [..."абвгдежзиклмнопрстуфхцчшщэюя"];
let facts = 0;

function markName(text: string): string {
  facts += 1;
  return markWords(text).slice(0, -2) + (LAST[facts % LAST.length] ?? MARK) + (LAST[Math.floor(facts / LAST.length)] ?? MARK);
}

/** Undefined where a value is no word or figure, or has nothing else to be. */
function markFact({ path, control, bounds }: FactField, value: FactValue): FactValue | undefined {
  const most = bounds.max ?? Number.POSITIVE_INFINITY;
  switch (control) {
    case "text":
      return /state$/.test(path) ? "ZZ" : /country$|site\./.test(path) ? undefined : markName(value as string);
    case "lines":
      return (value as string[]).map(markWords);
    case "money":
    case "integer":
      if (path === "identity.since") return 1977;
      return Number((/max$/.test(path) ? ["77777", "7777", "777", "77", "17", "7"] : ["7"]).find((figure) => Number(figure) <= most));
    case "decimal":
      return path.endsWith("rating.value") ? 4.7 : 7;
    case "numbers":
      return [7, 17, 27];
    case "clock":
      return /opens$/.test(path) ? "07:07" : "17:17";
    case "phone":
      return "5577777777777";
    case "cep":
      return "77777-777";
    case "cnpj":
      return "77.777.777/0001-47";
    case "email":
      return "x@7.example";
    default:
      return undefined;
  }
}
