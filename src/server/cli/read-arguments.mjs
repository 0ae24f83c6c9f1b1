// What every command of the terminal does with its arguments. Plain Node 20 without packages, for `scripts` use it
// before anything is installed.
import { parseArgs } from "node:util";

/**
 * @typedef {object} Command
 * @property {"en" | "pt"} language who installs reads English, who owns Portuguese
 * @property {string} usage how it is called, a line for each way
 * @property {string} about what it does, for `--help`
 * @property {Readonly<Record<string, "boolean" | "string">>} [options] besides `--help`, without their hyphens
 * @property {number} [least] positional arguments it needs
 * @property {number} [most] positional arguments it takes
 */

const TEXTS = {
  en: {
    usage: "Usage",
    unknownOption: (name) => `Unknown option ${name}`,
    takesNoValue: (name) => `Option ${name} takes no value`,
    needsValue: (name) => `Option ${name} needs a value`,
    missing: "An argument is missing",
    unexpected: (text) => `Unexpected argument "${text}"`,
  },
  pt: {
    usage: "Uso",
    unknownOption: (name) => `Opção desconhecida: ${name}`,
    takesNoValue: (name) => `A opção ${name} não leva valor`,
    needsValue: (name) => `A opção ${name} precisa de um valor`,
    missing: "Falta um argumento",
    unexpected: (text) => `Argumento inesperado: "${text}"`,
  },
};

/**
 * Reads a command's arguments. `--help` is answered here, and so is what the command does not know, in one line with how
 * it is called: then the process ends.
 * @param {Command} command
 * @param {readonly string[]} [args]
 * @returns {{ positionals: string[], values: Record<string, string | boolean | undefined> }}
 */
export function readArguments(command, args = process.argv.slice(2)) {
  const read = parseArguments(command, args);
  if ("help" in read) {
    console.log(read.help);
    process.exit(0);
  }
  if ("refusal" in read) refuseArguments(command, read.refusal);
  return read;
}

/**
 * Ends the process with what is wrong with its arguments and how it is called.
 * @param {Command} command
 * @param {string} reason
 * @returns {never}
 */
export function refuseArguments({ language, usage }, reason) {
  console.error(`${reason}. ${TEXTS[language].usage}: ${usage.split("\n").join("; ")}`);
  process.exit(1);
}

/**
 * @param {Command} command
 * @param {readonly string[]} args
 * @returns {{ help: string } | { refusal: string } | { positionals: string[], values: Record<string, string | boolean | undefined> }}
 */
export function parseArguments({ language, usage, about, options = {}, least = 0, most = least }, args) {
  const texts = TEXTS[language];
  const known = { ...options, help: "boolean" };
  const described = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]));
  // Not strict: the library's own refusals are long, and in English.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: described,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.filter(({ kind }) => kind === "option");
  if (given.some(({ rawName }) => rawName === "--help" || rawName === "-h")) {
    return { help: `${texts.usage}:\n${usage.replaceAll(/^/gm, "  ")}\n\n${about}` };
  }
  for (const { name, rawName, value } of given) {
    if (!Object.hasOwn(known, name)) return { refusal: texts.unknownOption(rawName) };
    if (known[name] === "boolean" && value !== undefined) return { refusal: texts.takesNoValue(rawName) };
    if (known[name] === "string" && value === undefined) return { refusal: texts.needsValue(rawName) };
  }
  if (positionals.length < least) return { refusal: texts.missing };
  if (positionals.length > most) return { refusal: texts.unexpected(positionals[most]) };
  return { positionals, values };
}
