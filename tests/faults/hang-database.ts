/**
 * A PostgreSQL that takes questions and answers none for 25 seconds, while pages, calls and readiness are asked for
 * four times a second: each is answered 503 within five seconds, stored pages are served, and it is over by itself.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "#support/database/postgres-server";
import { AdminClient } from "#support/site/client";
import { type Answer, send } from "#support/site/http";
import { ADMIN, startSite } from "#support/site/site";
import { type Outcome, untilTrue } from "./outcome";

const HANGS_MS = 25_000;
const ASK_EVERY_MS = 250;
const WITHIN_MS = 5000;

export async function hangDatabase(): Promise<Outcome> {
  const server = await startPostgres();
  const site = await startSite({ env: { DATABASE_URL: `${server.url}/postgres` } });
  const problems: string[] = [];
  let longest = 0;
  let asked = 0;
  try {
    const { cookie } = await AdminClient.signedIn(site);
    await send(site, "/faq");
    const headers = { "content-type": "application/json", origin: site.url, cookie };
    const call = (action: string, input: unknown) =>
      send(site, `/_actions/${action}`, { method: "POST", headers, body: JSON.stringify(input) });

    const expectOf = async (what: string, status: number, answering: Promise<Answer>) => {
      const since = performance.now();
      const answer = await answering;
      const ms = Math.round(performance.now() - since);
      asked += 1;
      longest = Math.max(longest, ms);
      const isTold = answer.status !== 503 || answer.headers["retry-after"] !== undefined;
      if (answer.status !== status || !isTold || ms > WITHIN_MS) problems.push(`${what}: ${answer.status} after ${ms} ms`);
    };
    server.freeze();
    const answers: Promise<void>[] = [];
    for (const until = performance.now() + HANGS_MS; performance.now() < until; await sleep(ASK_EVERY_MS)) {
      answers.push(
        expectOf("stored page", 200, send(site, "/faq")),
        expectOf("page", 503, send(site, `/links-uteis/pagina-${asked}`)),
        expectOf("page of who is signed in", 503, send(site, "/admin/painel", { headers: { cookie } })),
        expectOf("readiness", 503, send(site, "/readyz")),
        expectOf("list", 503, call("pages.list", {})),
        expectOf("save", 503, call("pages.save", { title: "Ninguém responde", content: "<p>x</p>" })),
        expectOf("sign-in", 503, call("session.signIn", ADMIN)),
      );
    }
    await Promise.all(answers);
    server.thaw();
    if (!(await untilTrue(async () => (await send(site, "/readyz")).status === 200, WITHIN_MS))) problems.push("it is not ready again");
  } finally {
    server.thaw();
    await site.stop();
    await server.remove();
  }
  const tried = `${HANGS_MS / 1000} s, ${asked} requests, the longest ${longest} ms`;
  return { fault: "PostgreSQL hangs", tried, lost: 0, doubled: 0, problems };
}
