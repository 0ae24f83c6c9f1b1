// `npm run notices`: prints whose work ships with the site, from the licence files of the packages. Each build leaves it in `dist`.
import { join } from "node:path";
import { writeNotices } from "../integrations/third-parties.mjs";
import { readArguments } from "../src/server/cli/read-arguments.mjs";

const ROOT = join(import.meta.dirname, "..");

readArguments({
  language: "en",
  usage: "npm run notices",
  about: `Prints the packages that ship, their licences and the licences' texts, from what is installed, as Markdown.
A build leaves the same in dist/THIRD_PARTY_NOTICES.md.`,
});
console.log(writeNotices(ROOT));
