import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type AiProvider, refuse, startAiProvider } from "#support/outside/ai-provider";
import { listAddresses } from "#support/site/actions";
import { AdminClient } from "#support/site/client";
import { ADMIN, type Site, startSite } from "#support/site/site";

const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** Each is found by its own name should it turn up anywhere. */
const CANARIES = {
  secret: "canario-segredo-do-servidor-0123456789abcdef",
  previous: "canario-segredo-de-antes-0123456789abcdefgh",
  password: "canario-senha-do-dono",
  wrong: "canario-senha-errada",
  newPassword: "canario-senha-nova",
  google: "canario-segredo-do-google",
  aiKey: "sk-canario-chave-de-ia-0123456789-wxyz",
};

test("after a journey through everything no secret is in the log, in a page, in an answer or in what was built", async () => {
  const provider = await startAiProvider();
  const site = await startSite({
    env: {
      SECRET_KEY: CANARIES.secret,
      SECRET_KEY_PREVIOUS: CANARIES.previous,
      ADMIN_PASSWORD: CANARIES.password,
      GOOGLE_CLIENT_ID: "cliente",
      GOOGLE_CLIENT_SECRET: CANARIES.google,
      GOOGLE_ISSUER: "http://127.0.0.1:9",
      AI_BASE_URL: provider.baseUrl,
    },
  });
  try {
    const seen = await journey(site, provider);
    await site.stop();
    seen.set("the log", site.output());
    for (const [name, content] of readTree(DIST)) seen.set(name, content);
    expect(seen.size).toBeGreaterThan(50);
    for (const [name, content] of seen) {
      for (const canary of [...Object.values(CANARIES), seen.get("token") ?? "?"]) {
        if (name !== "token") expect(content.includes(canary), `${canary} in ${name}`).toBe(false);
      }
    }
  } finally {
    await site.stop("SIGKILL");
    await provider.stop();
  }
});

/** Everything the site answered, by what was asked; and the session's token. */
async function journey(site: Site, provider: AiProvider): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const client = new AdminClient(site);
  const call = async (action: string, input: unknown = {}) => {
    const answer = await client.call(action, input);
    seen.set(`${action} ${seen.size}`, await answer.text());
  };
  await call("session.signIn", { email: ADMIN.email, password: CANARIES.wrong });
  await call("session.startGoogle");
  await client.signIn({ email: ADMIN.email, password: CANARIES.password });
  seen.set("token", decodeURIComponent(client.cookie.split("=")[1] ?? "").split(".")[0] ?? "?");
  expect(seen.get("token")?.length).toBeGreaterThan(20);
  // Providers repeat the key when they refuse it.
  provider.play(() => refuse(401, { message: `Incorrect API key provided: ${CANARIES.aiKey}` }));
  await call("ai.saveKey", { key: CANARIES.aiKey });
  for (const action of ["ai.describeKey", "ai.testKey", "account.read", "account.listSessions", "people.list", "beforeLaunch.list"])
    await call(action);
  await call("activities.list", {});
  await call("pages.save", { title: "Canário", content: "<p>Texto</p>" });
  await call("account.changePassword", { currentPassword: CANARIES.wrong, newPassword: CANARIES.newPassword });
  await call("account.changePassword", { currentPassword: CANARIES.password, newPassword: CANARIES.newPassword });
  for (const path of ["/", "/faq", "/links-uteis/canario", "/sitemap.xml", `/nada?token=${CANARIES.password}`, ...listAddresses("admin")]) {
    const answer = await client.get(path);
    seen.set(path.split("?")[0] ?? path, `${JSON.stringify([...answer.headers])} ${await answer.text()}`);
  }
  return seen;
}

/** The text files of what was built, server and browser. */
function readTree(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|json|svg|txt)$/.test(entry.name))
    .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), "utf8")]);
}
