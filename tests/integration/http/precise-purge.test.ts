import { expect } from "vitest";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { send } from "#support/site/http";
import { readLoggedLines } from "#support/site/logged-lines";
import { test } from "#support/site/stage";

test("what leaves the menu as it is lets other pages stay as they are kept", async ({ stage: { site, client } }) => {
  const save = (title: string, status = "public") =>
    client.ask<{ id: string; slug: string }>("pages.save", { title, content: "<p>Texto</p>", status });
  const read = async (path: string) => (await send(site, path)).text;
  const { slug: other } = await save("Uma página com menu");
  const { id, slug } = await save("A mais antiga do menu");
  for (let number = 1; number <= MENU_PAGES; number += 1) await save(`No menu de todas ${number}`);
  const [otherPath, path] = [`/links-uteis/${other}`, `/links-uteis/${slug}`];

  const lines = await readLoggedLines(site, async () => {
    const before = await read(otherPath);
    await read(path);
    await save("Um rascunho fora do menu", "draft");
    const fields = { title: "A mais antiga do menu", slug, description: "", keywords: "", content: "<p>Outro texto</p>", status: "public" };
    await client.ask("editor.update", { id, version: 1, fields });
    expect(await read(path)).toContain("Outro texto");
    await client.ask("pages.remove", { id });
    expect((await send(site, path)).status).toBe(410);
    expect(await read("/sitemap")).not.toContain(slug);
    expect(await read(otherPath)).toBe(before);
  });
  expect(lines.filter((line) => line.path === otherPath).map(({ cache }) => cache === "hit")).toEqual([false, true]);
});
