// Loaded into a site before its own code (`node --import`): writes every statement it executes to the file QUERY_LOG.
import { appendFileSync } from "node:fs";
import { StatementSync } from "node:sqlite";

for (const name of ["all", "get", "run"]) {
  const execute = StatementSync.prototype[name];
  StatementSync.prototype[name] = function (...parameters) {
    appendFileSync(process.env.QUERY_LOG, `${this.sourceSQL.replace(/\s+/g, " ")}\n`);
    return execute.apply(this, parameters);
  };
}
