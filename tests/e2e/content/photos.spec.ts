import { expect, expectGoodEverywhere, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { publishAnyway } from "#support/browser/publish-anyway";
import { HEIC, makePhoto } from "#support/photos/make-photo";

const PHONE = { width: 390, height: 844 };

test("a photograph goes from a phone into the library, covered and described, and onto a page with its caption", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize(PHONE);
  await page.goto("/admin/fotos");
  const sending = page.getByRole("list", { name: "Fotografias a enviar" });
  await page.getByLabel("Arquivos de fotografias").setInputFiles([
    {
      name: "IMG_2034.jpg",
      mimeType: "image/jpeg",
      buffer: await makePhoto({ width: 1200, height: 900, isSideways: true, hasPlace: true }),
    },
    { name: "IMG_2035.HEIC", mimeType: "image/heic", buffer: HEIC },
  ]);
  await expect(sending.getByRole("listitem")).toHaveCount(2);
  await expect(sending.getByRole("alert")).toContainText("Mais compatível");
  await sending.getByRole("button", { name: "Tirar IMG_2035.HEIC da lista" }).click();
  await sending.getByLabel("O que ela mostra").fill("Motor instalado em portão deslizante");
  await expectGoodEverywhere(page, "photos-sending");

  await page.setViewportSize(PHONE);
  await sending.getByRole("button", { name: "Cobrir partes de IMG_2034.jpg" }).click();
  const cover = page.getByRole("dialog", { name: "Cobrir partes da fotografia" });
  await cover.getByRole("button", { name: "Acrescentar retângulo" }).click();
  await cover.getByRole("button", { name: /^Parte coberta 1/ }).focus();
  for (const key of ["ArrowLeft", "Shift+ArrowDown"]) await page.keyboard.press(key);
  const stage = await cover.locator("canvas").boundingBox();
  if (!stage) throw new Error("There is no photograph to draw on");
  await page.mouse.move(stage.x + 20, stage.y + 20);
  await page.mouse.down();
  await page.mouse.move(stage.x + 90, stage.y + 70, { steps: 4 });
  await page.mouse.up();
  await expect(cover.getByText("2 partes cobertas.")).toBeVisible();
  await expectGoodEverywhere(page, "photos-cover");
  await page.setViewportSize(PHONE);
  await cover.getByRole("button", { name: "Cobrir", exact: true }).click();
  await expect(sending).toContainText("2 partes cobertas");
  await page.getByRole("button", { name: "Enviar 1 fotografia" }).click();
  await expect(sending).toContainText("Na biblioteca");

  const photo = page.getByRole("button", { name: "Abrir Motor instalado em portão deslizante" });
  await expect(photo).toBeVisible();
  await page.getByRole("button", { name: "Limpar as enviadas" }).click();
  await expectGoodEverywhere(page, "photos-library");
  await photo.click();
  const opened = page.getByRole("dialog", { name: "Fotografia" });
  await opened.getByRole("slider").focus();
  await page.keyboard.press("ArrowUp");
  await opened.getByLabel("O que ela mostra").fill("Motor PPA depois da troca");
  await expectGoodEverywhere(page, "photos-one");
  const asked = page.getByRole("alertdialog", { name: "Fechar sem salvar?" });
  await page.keyboard.press("Escape");
  await expect(asked).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await opened.getByRole("button", { name: "Cobrir partes" }).click();
  await cover.getByRole("button", { name: "Acrescentar retângulo" }).click();
  await cover.getByRole("button", { name: "Fechar" }).click();
  await asked.getByRole("button", { name: "Fechar sem salvar" }).click();
  await expect(cover).toBeHidden();
  await expect(opened.getByLabel("O que ela mostra")).toHaveValue("Motor PPA depois da troca");
  await opened.getByRole("button", { name: "Salvar" }).click();
  await expectNotices(page, "As páginas que a mostram já mudaram.");
  await page.keyboard.press("Escape");

  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Troca de motor fotografada");
  const text = page.getByRole("textbox", { name: "Conteúdo" });
  await text.click();
  await page.keyboard.type("O motor foi trocado.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Inserir fotografia" }).click();
  const chooser = page.getByRole("dialog", { name: "Escolher fotografias" });
  await chooser.getByRole("button", { name: "Motor PPA depois da troca" }).click();
  await expectGoodEverywhere(page, "photos-chooser");
  await chooser.getByRole("button", { name: "Usar 1 fotografia" }).click();
  const figure = text.locator("figure");
  await expect(figure.locator("img")).toHaveJSProperty("complete", true);
  await figure.locator("figcaption").click();
  await page.keyboard.type("Depois da troca");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Tudo testado.");
  await expectGoodEverywhere(page, "photos-editor");

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publishAnyway(page);
  await expect(page).toHaveURL(/admin\/paginas\/[0-9a-f-]{36}/);
  await page.goto("/links-uteis/troca-de-motor-fotografada");
  const shown = page.getByRole("img", { name: "Motor PPA depois da troca" });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty("complete", true);
  const { width, height, source } = await shown.evaluate((picture: HTMLImageElement) => ({
    width: picture.naturalWidth,
    height: picture.naturalHeight,
    source: picture.currentSrc,
  }));
  expect(width / height).toBeCloseTo(1200 / 900, 1);
  expect(source).toMatch(/\.avif$/);
  expect(await page.evaluate(measureShift)).toBe(0);
  await expectGoodEverywhere(page, "photos-page");
});

/** Runs in the browser: how far what is seen has moved while the page loaded. */
async function measureShift(): Promise<number> {
  return await new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
    ).observe({
      type: "layout-shift",
      buffered: true,
    });
    requestAnimationFrame(() => setTimeout(() => resolve(0), 200));
  });
}

test("what could not be taken is sent again, and files dropped into a text come through the same way", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/fotos");
  await page.route(
    "**/admin/fotos/enviar*",
    (route) => route.fulfill({ status: 429, json: { message: "Há muitas fotografias na fila." } }),
    { times: 1 },
  );
  const photo = { name: "trilho.jpg", mimeType: "image/jpeg", buffer: await makePhoto({ seed: 77 }) };
  await page.getByLabel("Arquivos de fotografias").setInputFiles(photo);
  const sending = page.getByRole("list", { name: "Fotografias a enviar" });
  await page.getByRole("button", { name: "Enviar 1 fotografia" }).click();
  await expect(sending.getByRole("alert")).toContainText("Há muitas fotografias na fila.");
  await sending.getByRole("button", { name: "Enviar trilho.jpg de novo" }).click();
  await expect(sending).toContainText("Na biblioteca");
  await page.getByRole("button", { name: "Abrir trilho.jpg" }).click();
  await page.getByRole("dialog", { name: "Fotografia" }).getByRole("button", { name: "Apagar" }).click();
  await page.getByRole("button", { name: "Apagar fotografia" }).click();
  await expect(page.getByRole("heading", { name: /^Biblioteca/ })).toBeFocused();

  await page.goto("/admin/paginas/nova");
  const text = page.getByRole("textbox", { name: "Conteúdo" });
  await text.click();
  const data = await page.evaluateHandle((bytes) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], "trilho.jpg", { type: "image/jpeg" }));
    return dropped;
  }, photo.buffer.toString("base64"));
  const place = await text.boundingBox();
  if (!place) throw new Error("There is no text to drop on");
  await text.dispatchEvent("drop", { dataTransfer: data, clientX: place.x + 40, clientY: place.y + 30 });
  const chooser = page.getByRole("dialog", { name: "Escolher fotografias" });
  await expect(chooser.getByRole("button", { name: "Enviar 1 fotografia" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog", { name: "Fechar sem salvar?" }).getByRole("button", { name: "Continuar aqui" }).click();
  await chooser.getByRole("button", { name: "Enviar 1 fotografia" }).click();
  // It came without a word: nothing of it goes onto a page before it has one.
  await expect(chooser.getByRole("button", { name: "Diga o que mostra" })).toBeDisabled();
  await chooser.getByLabel("O que trilho.jpg mostra").fill("Trilho limpo");
  await chooser.getByRole("button", { name: "Usar 1 fotografia" }).click();
  await expect(text.locator("figure img")).toHaveAttribute("src", /^\/fotos\/[0-9a-f]{12}$/);
});
