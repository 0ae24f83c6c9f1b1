import type { Page } from "@playwright/test";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectAccessible, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { publishAnyway } from "#support/browser/publish-anyway";
import { noteShifts, readShifts } from "#support/browser/shifts";
import { HEIC, makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";

const PHONE = { width: 390, height: 844 };

async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
}

test("a photograph goes from a phone into the library, covered and described, and onto a page with its caption; what is refused is sent again, and files dropped into a text come through the same way", async ({
  page,
  signIn,
  site,
}) => {
  await addPhoto(await administratorOf(site), await makePhoto({ width: 700, seed: 200 }), { name: "engano.jpg", alt: "Uma parede" });
  await signIn();
  await page.setViewportSize(PHONE);
  await page.goto("/admin/fotos");
  const sending = page.getByRole("list", { name: "Fotografias a enviar" });
  await page.getByLabel("Arquivos de fotografias").setInputFiles([
    {
      name: "IMG_2034.jpg",
      mimeType: "image/jpeg",
      buffer: await makePhoto({ width: 800, height: 600, isSideways: true, hasPlace: true }),
    },
    { name: "IMG_2035.HEIC", mimeType: "image/heic", buffer: HEIC },
  ]);
  await expect(sending.getByRole("listitem")).toHaveCount(2);
  await expect(sending.getByRole("alert")).toContainText("Mais compatível");
  await sending.getByRole("button", { name: "Tirar IMG_2035.HEIC da lista" }).click();
  await sending.getByLabel("O que ela mostra").fill("Motor instalado em portão deslizante");
  await expectGoodOnPhone(page, "photos-sending");

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
  await expectGoodOnPhone(page, "photos-cover");
  await page.setViewportSize(PHONE);
  await cover.getByRole("button", { name: "Cobrir", exact: true }).click();
  await expect(sending).toContainText("2 partes cobertas");
  await page.route(
    "**/admin/fotos/enviar*",
    (route) => route.fulfill({ status: 429, json: { message: "Há muitas fotografias na fila." } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Enviar 1 fotografia" }).click();
  await expect(sending.getByRole("alert")).toContainText("Há muitas fotografias na fila.");
  await sending.getByRole("button", { name: "Enviar IMG_2034.jpg de novo" }).click();
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
  await expectAccessibleOnPhone(page);
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
  await page.getByRole("button", { name: "Abrir Uma parede" }).click();
  await opened.getByRole("button", { name: "Apagar" }).click();
  await page.getByRole("button", { name: "Apagar fotografia" }).click();
  await expect(page.getByRole("heading", { name: /^Biblioteca/ })).toBeFocused();

  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Troca de motor fotografada");
  const text = page.getByRole("textbox", { name: "Conteúdo" });
  await text.click();
  await page.keyboard.insertText("O motor foi trocado.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Inserir fotografia" }).click();
  const chooser = page.getByRole("dialog", { name: "Escolher fotografias" });
  await chooser.getByRole("button", { name: "Motor PPA depois da troca" }).click();
  await expectAccessibleOnPhone(page);
  await chooser.getByRole("button", { name: "Usar 1 fotografia" }).click();
  const figure = text.locator("figure");
  await expect(figure.locator("img")).toHaveJSProperty("complete", true);
  await figure.locator("figcaption").click();
  await page.keyboard.insertText("Depois da troca");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("Tudo testado.");
  await expectAccessibleOnPhone(page);

  const data = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], "trilho.jpg", { type: "image/jpeg" }));
      return dropped;
    },
    (await makePhoto({ seed: 77 })).toString("base64"),
  );
  const place = await text.boundingBox();
  if (!place) throw new Error("There is no text to drop on");
  await text.dispatchEvent("drop", { dataTransfer: data, clientX: place.x + 40, clientY: place.y + 30 });
  await expect(chooser.getByRole("button", { name: "Enviar 1 fotografia" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog", { name: "Fechar sem salvar?" }).getByRole("button", { name: "Continuar aqui" }).click();
  await chooser.getByRole("button", { name: "Enviar 1 fotografia" }).click();
  // It came without a word: nothing of it goes onto a page before it has one.
  await expect(chooser.getByRole("button", { name: "Diga o que mostra" })).toBeDisabled();
  await chooser.getByLabel("O que trilho.jpg mostra").fill("Trilho limpo");
  await chooser.getByRole("button", { name: "Usar 1 fotografia" }).click();
  await expect(text.locator("figure")).toHaveCount(2);
  for (const picture of await text.locator("figure img").all()) await expect(picture).toHaveAttribute("src", /^\/fotos\/[0-9a-f]{12}$/);

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publishAnyway(page);
  await expect(page).toHaveURL(/admin\/paginas\/[0-9a-f-]{36}/);
  await noteShifts(page);
  await page.goto("/links-uteis/troca-de-motor-fotografada");
  const shown = page.getByRole("img", { name: "Motor PPA depois da troca" });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty("complete", true);
  const { width, height, source } = await shown.evaluate((picture: HTMLImageElement) => ({
    width: picture.naturalWidth,
    height: picture.naturalHeight,
    source: picture.currentSrc,
  }));
  expect(width / height).toBeCloseTo(800 / 600, 1);
  expect(source).toMatch(/\.avif$/);
  expect(await readShifts(page)).toEqual([]);
  await expectGoodOnPhone(page, "photos-page");
});
