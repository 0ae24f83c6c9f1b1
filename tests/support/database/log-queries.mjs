// Loaded into a site before its own code (`node --import`): writes every statement that a request has it execute, and its
// address, to the file QUERY_LOG. What it does by itself meanwhile, as it looks for work or writes what it counted, is not there.
import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync } from "node:fs";
import { Server } from "node:http";
import { StatementSync } from "node:sqlite";

const asked = new AsyncLocalStorage();

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...parameters) {
  const tell = () => emit.call(this, event, ...parameters);
  return event === "request" ? asked.run(parameters[0].url, tell) : tell();
};

for (const name of ["all", "get", "run"]) {
  const execute = StatementSync.prototype[name];
  StatementSync.prototype[name] = function (...parameters) {
    const address = asked.getStore();
    if (address !== undefined) appendFileSync(process.env.QUERY_LOG, `${address} ${this.sourceSQL.replace(/\s+/g, " ")}\n`);
    return execute.apply(this, parameters);
  };
}
