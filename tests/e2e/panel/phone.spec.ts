import type { Browser, Page } from "@playwright/test";
import { expect, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { makePhoto } from "#support/photos/make-photo";
import { ADMIN, type Site } from "#support/site/site";

/** As a phone hands over what is shared: a form that the browser sends by itself. */
async function share(page: Page, name: string): Promise<void> {
  const bytes = [...(await makePhoto())];
  await page.evaluate(
    ({ bytes, name }) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/admin/fotos/receber" });
      form.enctype = "multipart/form-data";
      const input = Object.assign(document.createElement("input"), { type: "file", name: "fotos", files: files.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { bytes, name },
  );
}

const workerReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
const keptHere = (page: Page) =>
  page.evaluate(async () => [...Object.keys(sessionStorage), ...Object.keys(localStorage), ...(await caches.keys())]);

/** A browser of its own: what it keeps, and its worker, are nobody else's. */
async function openPhone(browser: Browser, { url }: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: "pt-BR", viewport: { width: 360, height: 740 } });
  return await context.newPage();
}

test("what another app shares waits for who has to sign in, and goes to the library; signing out leaves nothing", async ({
  browser,
  site,
}) => {
  const page = await openPhone(browser, site);
  const context = page.context();
  const intake = page.getByRole("list", { name: "Fotografias a enviar" });

  await test.step("shared before anybody is signed in", async () => {
    await page.goto("/admin/login");
    expect(await workerReady(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await share(page, "portao.jpg");
    await expect(page).toHaveURL(/\/admin\/login/);
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(intake.getByText("portao.jpg")).toBeVisible();
    await page.getByRole("button", { name: "Enviar 1 fotografia" }).click();
    await expect(intake.getByText("Na biblioteca")).toBeVisible();
    expect((await keptHere(page)).filter((name) => name.includes("photos"))).toEqual([]);
  });

  await test.step("shared with a session", async () => {
    await share(page, "garagem.jpg");
    await expect(intake.getByText("garagem.jpg")).toBeVisible();
    await page.getByRole("button", { name: /Tirar garagem.jpg da lista/ }).click();
  });

  await test.step("without a connection a sentence says so", async () => {
    await context.setOffline(true);
    await page.goto("/admin/obras");
    await expect(page.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: "Tentar de novo" }).click();
    await expect(page.getByRole("heading", { name: "Obras", level: 1 })).toBeVisible();
  });

  await test.step("signing out takes away what was kept, in every tab", async () => {
    const other = await context.newPage();
    await other.goto("/admin/local-generator");
    await other.getByLabel(/^Títulos/).fill("Um título que ninguém mais deve ler");
    await expectGoodOnPhone(other, "generator");
    await expect.poll(() => keptHere(other)).not.toEqual([]);
    await page.goto("/admin/conta");
    await page.getByRole("button", { name: "Sair" }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole("heading", { name: "Login Administrativo" })).toBeVisible();
      await expect.poll(() => keptHere(tab)).toEqual([]);
    }
  });
  await context.close();
});

// In a browser that goes nowhere after it: with a test tool attached, a page that is opened while a worker is replaced may hang.
test("another release of the worker takes over while the old one's page is open, and keeps no page", async ({ browser, site }) => {
  const page = await openPhone(browser, site);
  await page.goto("/admin/login");
  expect(await workerReady(page)).toBe(true);
  const now = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => {
          const { scriptURL } = navigator.serviceWorker.controller ?? {};
          if (scriptURL?.endsWith("?outra")) resolve(scriptURL);
        });
      }),
  );
  await page.evaluate(() => void navigator.serviceWorker.register("/admin/worker.js?outra", { scope: "/admin/" }));
  expect(await now).toMatch(/\?outra$/);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.context().close();
});
