// Whose work ships with the site, and under which licences, by the lock file and by the files of what is installed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
/** What the fonts and the words in the sources are made from, which does not ship itself. */
const SOURCES = [
  { name: "Archivo", licence: "OFL-1.1", folder: join("src", "styles", "fonts") },
  {
    name: "VERO",
    licence: "(LGPL-3.0 OR MPL-2.0)",
    folder: join("src", "domain", "text", "portuguese"),
  },
];

const COPYRIGHT = /^\W*(copyright|\(c\)|©)/i;
const HEADING = /^\W*(the )?(mit|isc|bsd[\w -]*) licen[cs]e\b.*$/i;

/**
 * The text of THIRD_PARTY_NOTICES.md. A licence that several packages have stands once, under the copyright of each. Parts
 * for one system alone are named; their texts are those of the package that asks for them.
 * @param {string} root
 * @returns {string}
 */
export function writeNotices(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const shipped = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional);
  const rows = shipped.map(([path, { version, license }]) => `| ${nameOf(path)} ${version} | ${license ?? "see its text"} |`);
  const folders = shipped
    .filter(([, { optional, os, cpu }]) => !optional && !os && !cpu)
    .map(([path]) => ({ name: nameOf(path), folder: path }));
  const said = [...folders, ...SOURCES].flatMap(({ name, folder }) =>
    readLicences(join(root, folder)).map((text) => ({ name, ...apart(text) })),
  );
  const texts = [
    ...Map.groupBy(said, ({ terms }) =>
      terms
        .toLowerCase()
        .replace(/[\W_]+/g, " ")
        .trim(),
    ).values(),
  ].map(
    (same) =>
      `## ${[...new Set(same.map(({ name, holders }) => [name, ...holders].join(", ")))].toSorted().join("\n\n")}\n\n\`\`\`text\n${same[0].terms}\n\`\`\`\n`,
  );
  return `# Third parties

What ships with the site besides its own code, written by \`npm run notices\`. Packages that only tests and the build need are
not among it; \`npm run sbom\` says the same for machines.

| package | licence |
|---|---|
${SOURCES.map(({ name, licence }) => `| ${name} | ${licence} |`).join("\n")}
${[...new Set(rows)].toSorted().join("\n")}

${texts.toSorted().join("\n")}`;
}

function nameOf(path) {
  return path.split("node_modules/").at(-1);
}

/** Whose it is, and what the terms are. */
function apart(text) {
  const lines = text.split("\n").filter((line) => !HEADING.test(line));
  const holders = lines.filter((line) => COPYRIGHT.test(line)).map((line) => line.trim());
  const terms = lines.filter((line) => !COPYRIGHT.test(line)).join("\n");
  return { holders, terms: terms.replace(/\n{3,}/g, "\n\n").trim() };
}

function readLicences(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name) && !/\.(js|ts|mjs|json)$/.test(name));
  return names.toSorted().map((name) =>
    readFileSync(join(folder, name), "utf8")
      .replaceAll("\r", "")
      .replace(/[ \t]+$/gm, "")
      .replaceAll("```", "'''")
      .trim(),
  );
}
