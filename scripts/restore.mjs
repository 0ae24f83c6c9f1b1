// `npm run restore -- FILE`: puts a copy in the place of a site that is stopped.
import { runProgram } from "./run-program.mjs";

runProgram("restore");
