import { parse as parseSelectors, type Selector } from "css-what";
import { LRUCache } from "lru-cache";
import postcss, { type Rule } from "postcss";

export type UsedStyle = ReturnType<typeof createUsedStyle>;

/** Pages of one kind mostly have the same classes. */
const MAX_KEPT = 64;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const CLASS = /\.((?:\\.|[\w-])+)/g;
const PLAIN = /var\((--[\w-]+)\)/g;
/** The fallback may have parentheses, which have none. */
const WITH_FALLBACK = /var\((--[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;

/** What a document has: an element or a class, or a custom property that it reads. */
type HasName = (name: string) => boolean;

/** Style of a document, and its short name for each class of which no script knows. */
type Written = { style: string; shortNames: ReadonlyMap<string, string> };

/**
 * Of a style sheet, what a document uses: rules whose elements and classes it has, and the custom properties, animations
 * and types of properties that those name, in the order of the sheet. `isNamed` tells what the document, or a script
 * that may change it, has; `isScripted` what a script may ask for, or add, by name. Utilities that no script knows
 * get short names, which the document must take too.
 */
export function createUsedStyle(css: string) {
  const sheet = postcss.parse(css);
  writeOutUnset(sheet);
  writeOutConstants(sheet);
  const asked = readAskedNames(sheet);
  const utilities = listUtilities(sheet);
  const properties = listProperties(sheet);
  const names = new Set([...asked.values()].flat(2));
  const kept = new LRUCache<string, Written>({ max: MAX_KEPT });

  return {
    /** Elements and classes that the whole sheet has rules for. */
    names,

    write(isNamed: HasName, isScripted: HasName): Written {
      const named = new Set([...names, ...properties].filter(isNamed));
      const free = utilities.filter((name) => named.has(name) && !isScripted(name));
      const key = `${[...named].join(" ")}|${free.join(" ")}`;
      const written = kept.get(key) ?? writeUsed(sheet.clone(), asked, named, free);
      kept.set(key, written);
      return written;
    },
  };
}

/** Properties that Tailwind declares for classes that the site does not have never differ from how they begin. */
function writeOutUnset(sheet: postcss.Root): void {
  const initial = new Map<string, string>();
  sheet.walkAtRules("property", (rule) => rule.walkDecls("initial-value", ({ value }) => void initial.set(rule.params, value)));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isForOldBrowsers(declaration)) initial.delete(declaration.prop);
  });
  sheet.walkDecls((declaration) => {
    for (const [name, value] of initial) declaration.value = declaration.value.replaceAll(`var(${name})`, value);
  });
  const set = listProperties(sheet);
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(WITH_FALLBACK, (whole, name, fallback) => (set.has(name) ? whole : fallback));
  });
}

function listProperties(sheet: postcss.Root): Set<string> {
  const properties = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void properties.add(prop));
  return properties;
}

/** A property that is set once, for the whole document, is what it is set to wherever it is read. */
function writeOutConstants(sheet: postcss.Root): void {
  const values = new Map<string, string[]>();
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    const others = isOfDocument(parent) ? [] : [value];
    values.set(prop, [...(values.get(prop) ?? []), value, ...others]);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(PLAIN, (whole, name) => {
      const [value, ...others] = values.get(name) ?? [];
      return value === undefined || others.length > 0 ? whole : value;
    });
  });
}

/** Of a rule that holds for the whole document, whatever the screen. */
function isOfDocument(parent: postcss.ChildNode["parent"]): boolean {
  if (parent?.type !== "rule" || !/^:root(,\s*:host)?$/.test((parent as Rule).selector)) return false;
  return parent.parent?.type === "root" || (parent.parent as postcss.AtRule).name === "layer";
}

/** Classes of Tailwind's, which are read in templates and nowhere else. */
function listUtilities(sheet: postcss.Root): string[] {
  const names = new Set<string>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== "utilities") return;
    layer.walkRules(({ selector }) => {
      for (const part of parseSelectors(selector.replaceAll("&", "*")).flat()) for (const name of readClass(part)) names.add(name);
    });
  });
  return [...names];
}

/** Of what stands for `@property` where that is not known. */
function isForOldBrowsers({ parent }: postcss.ChildNode): boolean {
  if (!parent || parent.type === "root") return false;
  return (parent.type === "atrule" && (parent as postcss.AtRule).params === "properties") || isForOldBrowsers(parent as postcss.ChildNode);
}

type AskedNames = ReadonlyMap<string, string[][]>;

/** By selector list, the elements and classes that each of its selectors asks for; those inside parentheses left out, for they may be absent. */
function readAskedNames(sheet: postcss.Root): AskedNames {
  const asked = new Map<string, string[][]>();
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const names = parseSelectors(rule.selector.replaceAll("&", "*")).map((parts) => parts.flatMap(readName));
    asked.set(rule.selector, names);
  });
  return asked;
}

const readName = (part: Selector): string[] => (part.type === "tag" ? [part.name] : readClass(part));

const readClass = (part: Selector): string[] => (part.type === "attribute" && part.name === "class" ? [part.value] : []);

function writeUsed(sheet: postcss.Root, asked: AskedNames, named: ReadonlySet<string>, free: readonly string[]): Written {
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    const alternatives = asked.get(rule.selector) ?? [[]];
    if (!alternatives.some((names) => names.every((name) => named.has(name)))) rule.remove();
  });
  const read = listRead(sheet, named);
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules(/^(property|keyframes)$/, (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  removeEmpty(sheet);
  const shortNames = nameShortly(free, named);
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (whole, name) => {
      const short = shortNames.get(name.replace(/\\(.)/g, "$1"));
      return short === undefined ? whole : `.${short}`;
    });
  });
  return { style: sheet.toString(), shortNames };
}

/** One letter, or two, or more, that are the name of nothing else. */
function nameShortly(free: readonly string[], taken: ReadonlySet<string>): Map<string, string> {
  const shortNames = new Map<string, string>();
  for (let number = 0; shortNames.size < free.length; number += 1) {
    const short = toLetters(number);
    if (!taken.has(short)) shortNames.set(free[shortNames.size] as string, short);
  }
  return shortNames;
}

/** @example toLetters(0) // "a" @example toLetters(27) // "ab" */
function toLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? toLetters(rest - 1) : "") + LETTERS[number % LETTERS.length];
}

/** Custom properties that are read, be it by what sets another one that is read, and animations that are played. */
function listRead(sheet: postcss.Root, named: ReadonlySet<string>): Set<string> {
  const read = new Set(named);
  for (let before = -1; before < read.size; ) {
    before = read.size;
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith("--") && !read.has(prop)) return;
      for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name as string);
      if (prop.startsWith("animation")) for (const name of value.split(/[\s,]+/)) read.add(name);
    });
  }
  return read;
}

function removeEmpty(container: postcss.Container): void {
  container.each((child) => {
    if (!("nodes" in child) || child.nodes === undefined) return;
    removeEmpty(child);
    if (child.nodes.length === 0) child.remove();
  });
}

/** Of an animation, named by a moment. */
const isFrame = ({ parent }: Rule): boolean => parent?.type === "atrule" && /keyframes$/.test((parent as postcss.AtRule).name);
