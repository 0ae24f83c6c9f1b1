import { expect, onTestFinished, test } from "vitest";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startSite } from "#support/site/site";

async function startWithFullMenu() {
  const site = await startSite();
  onTestFinished(() => site.stop().then(() => undefined));
  const client = await AdminClient.signedIn(site);
  const save = (title: string, status = "public") => client.ask<{ id: string }>("pages.save", { title, content: "<p>Texto</p>", status });
  const { id: oldest } = await save("A mais antiga");
  for (let number = 1; number <= MENU_PAGES; number += 1) await save(`Página ${number}`);
  const read = async (path: string) => (await send(site, path)).text;
  return { site, client, save, oldest, read };
}

test("what leaves the menu as it is lets other pages stay as they are kept", async () => {
  const { site, client, save, oldest, read } = await startWithFullMenu();
  const before = await read("/faq");
  await read("/links-uteis/a-mais-antiga");
  await save("Um rascunho", "draft");
  const fields = {
    title: "A mais antiga",
    slug: "a-mais-antiga",
    description: "",
    keywords: "",
    content: "<p>Outro texto</p>",
    status: "public",
  };
  await client.ask("editor.update", { id: oldest, version: 1, fields });
  expect(await read("/links-uteis/a-mais-antiga")).toContain("Outro texto");
  await client.ask("pages.remove", { id: oldest });
  expect((await send(site, "/links-uteis/a-mais-antiga")).status).toBe(410);
  expect(await read("/sitemap")).not.toContain("a-mais-antiga");
  expect(await read("/faq")).toBe(before);

  await site.stop();
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"path":"/faq"'));
  expect(lines.map((line) => line.includes('"cache":"hit"'))).toEqual([false, true]);
}, 60_000);
