// `npm run copy-database -- FROM TO`: moves a stopped site from one database to another, whichever their engines.
import { runProgram } from "./run-program.mjs";

runProgram("copy-database");
