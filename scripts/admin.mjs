// `npm run admin -- …`: mends accounts from the server's own terminal, while the site runs or not.
import { runProgram } from "./run-program.mjs";

runProgram("admin");
