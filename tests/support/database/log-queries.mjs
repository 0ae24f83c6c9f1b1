// Loaded into a site before its own code (`node --import`): writes every statement it prepares to the file QUERY_LOG.
import { appendFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (sql, ...others) {
  appendFileSync(process.env.QUERY_LOG, `${sql.replace(/\s+/g, " ")}\n`);
  return prepare.call(this, sql, ...others);
};
