// `npm run backup [-- FILE]`: copies the site into one file, while it runs or not.
import { runProgram } from "./run-program.mjs";

runProgram("backup");
