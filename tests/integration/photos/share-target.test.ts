import { expect } from "vitest";
import { AdminClient } from "#support/site/client";
import { test } from "#support/site/stage";

function share(url: string, cookie = "") {
  const form = new FormData();
  form.append("fotos", new File([new Uint8Array(100_000)], "portao.jpg", { type: "image/jpeg" }));
  // As a phone's own menu sends it.
  return fetch(`${url}/admin/fotos/receber`, { method: "POST", body: form, headers: { origin: "null", cookie }, redirect: "manual" });
}

test("a share that no worker has caught leads to where it is told, with a session and without", async ({ stage: { site, client } }) => {
  for (const [cookie, path] of [
    [client.cookie, "/admin/fotos"],
    ["", "/admin/login"],
  ] as const) {
    const answer = await share(site.url, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?partilha=de-novo`]);
  }
});

test("anything else of another origin is refused still", async ({ stage: { site, client } }) => {
  const headers = { origin: "null", cookie: client.cookie };
  for (const path of ["/admin/fotos/receber/x", "/admin/fotos/enviar?nome=x"]) {
    expect((await fetch(site.url + path, { method: "POST", headers, body: "x" })).status, path).toBe(403);
  }
});

test("the panel can be installed: all that its manifest names is there, and a phone asks anew for its worker", async ({
  stage: { site },
}) => {
  const stranger = new AdminClient(site);
  const answer = await stranger.get("/painel.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const { icons, share_target } = (await answer.json()) as { icons: { src: string }[]; share_target: { action: string } };
  expect(share_target.action).toBe("/admin/fotos/receber");
  for (const { src } of icons) expect((await stranger.get(src)).headers.get("content-type"), src).toBe("image/png");
  const worker = await stranger.get("/admin/worker.js");
  expect([worker.status, worker.headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(await worker.text()).toContain('const SHARE = "/admin/fotos/receber"');
});

test("public pages carry nothing of it", async ({ stage: { site } }) => {
  for (const path of ["/", "/faq", "/orcamento"]) {
    expect(await (await fetch(site.url + path)).text(), path).not.toMatch(/manifest|serviceWorker|worker\.js/i);
  }
});
