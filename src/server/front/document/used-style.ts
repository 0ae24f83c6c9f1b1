import { parse as parseSelectors, type Selector } from "css-what";
import { LRUCache } from "lru-cache";
import postcss, { type Rule } from "postcss";

export type UsedStyle = ReturnType<typeof createUsedStyle>;

/** Pages of one kind mostly have the same classes. */
const MAX_KEPT = 64;

/**
 * Of a style sheet, what a document uses: rules whose elements and classes it has, and the custom properties, animations
 * and types of properties that those name, in the order of the sheet. `isNamed` tells whether the document, or a script
 * that may change it, has an element or a class, or reads a custom property.
 */
export function createUsedStyle(css: string) {
  const sheet = postcss.parse(css);
  writeOutUnset(sheet);
  const asked = readAskedNames(sheet);
  const properties = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => {
    properties.add(prop);
  });
  const names = new Set([...asked.values()].flat(2));
  const kept = new LRUCache<string, string>({ max: MAX_KEPT });

  return {
    /** Elements and classes that the whole sheet has rules for. */
    names,

    write(isNamed: (name: string) => boolean): string {
      const named = new Set([...names, ...properties].filter(isNamed));
      const key = [...named].join(" ");
      const text = kept.get(key) ?? writeUsed(sheet.clone(), asked, named);
      kept.set(key, text);
      return text;
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
}

/** Of what stands for `@property` where that is not known. */
function isForOldBrowsers({ parent }: postcss.ChildNode): boolean {
  if (!parent || parent.type === "root") return false;
  return (parent.type === "atrule" && (parent as postcss.AtRule).params === "properties") || isForOldBrowsers(parent as postcss.ChildNode);
}

/** By selector list, the elements and classes that each of its selectors asks for; those inside parentheses left out, for they may be absent. */
function readAskedNames(sheet: postcss.Root): Map<string, string[][]> {
  const asked = new Map<string, string[][]>();
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = parseSelectors(rule.selector.replaceAll("&", "*"));
    asked.set(
      rule.selector,
      selectors.map((parts) => parts.flatMap(readName)),
    );
  });
  return asked;
}

function readName(part: Selector): string[] {
  if (part.type === "tag") return [part.name];
  return part.type === "attribute" && part.name === "class" ? [part.value] : [];
}

function writeUsed(sheet: postcss.Root, asked: ReadonlyMap<string, string[][]>, named: ReadonlySet<string>): string {
  sheet.walkComments((comment) => {
    comment.remove();
  });
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
  return sheet.toString();
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
function isFrame({ parent }: Rule): boolean {
  return parent?.type === "atrule" && /keyframes$/.test((parent as postcss.AtRule).name);
}
