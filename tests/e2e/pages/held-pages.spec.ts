import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { finishRun } from "#support/site/runs";
import type { Site } from "#support/site/site";

const ODD = "Troca de roldana zoquelada de portão na Mooca";
const COPY = "Roldana do portão na Mooca: a troca";

/** One that is public, one that says the same at another address, and one with a word that nobody knows. */
async function fill(site: Site): Promise<void> {
  const client = await administratorOf(site);
  const { content } = writeRealPage(REAL_TITLES[0]);
  for (const title of [REAL_TITLES[0], COPY, ODD]) await client.ask("pages.save", { title, content, reason: undefined });
}

const test = testOnOwnSite(fill);

test("the owner says what a word is, lets out by one reason what only resembles another page, and takes it back", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/retidas");
  const list = page.getByRole("region", { name: "Retidas" });
  const [odd, copy] = [ODD, COPY].map((title) => list.getByRole("listitem").filter({ hasText: title }).first());
  if (!odd || !copy) throw new Error("There are two");
  await expect(odd).toContainText("Não se conhece aqui a palavra “zoquelada”.");
  await expectGoodEverywhere(page, "held-pages");
  await holdOffers(page);
  await odd.getByRole("button", { name: "“zoquelada” não é do ramo" }).click();
  await expectNotices(page, "“zoquelada” não é do ramo");

  for (const title of [ODD, COPY]) await list.getByRole("checkbox", { name: `Escolher ${title}` }).check();
  await page.getByRole("region", { name: "Páginas escolhidas" }).getByRole("button", { name: "Publicar assim mesmo…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("curto");
  await dialog.getByRole("button", { name: "Publicar assim mesmo" }).click();
  await expect(dialog.getByText("Escreva o motivo em uma frase.")).toBeVisible();
  await expectGoodOnPhone(page, "held-allow");
  await dialog.getByRole("textbox").fill("As duas respondem a dúvidas diferentes.");
  await dialog.getByRole("checkbox", { name: /fora dos buscadores/ }).check();
  await dialog.getByRole("button", { name: "Publicar assim mesmo" }).click();
  await expectNotices(page, "1 página publicada fora dos buscadores");
  await expect(copy).toHaveCount(0);
  await expect(odd).toBeVisible();
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .first()
    .click();
  await expectNotices(page, "1 página retida de novo");
  await expect(copy).toBeVisible();
});

/** In whose words one question is asked that no page of the site answers. */
const ASKED = "Capacitor perronhado do motor do vô: qual usar";

test("the owner chooses the question that a held title asks, reads its answer first, and takes it back", async ({ page, site, signIn }) => {
  const client = await administratorOf(site);
  const { jobId } = await client.ask<{ jobId: string }>("runs.start", { kind: "local-batch", titles: [ASKED] });
  await finishRun(client, jobId);
  await signIn();
  await page.goto("/admin/retidas");
  const row = page.getByRole("region", { name: "Retidas" }).getByRole("listitem").filter({ hasText: ASKED });
  await row.first().getByRole("button", { name: "Escolher a pergunta…" }).click();
  const dialog = page.getByRole("dialog", { name: "Que pergunta este título faz?" });
  const publish = dialog.getByRole("button", { name: "Publicar com esta resposta" });
  await expect(publish).toBeDisabled();
  await dialog.getByRole("radio").first().check();
  await expectGoodOnPhone(page, "held-question");
  await holdOffers(page);
  await publish.click();
  await expectNotices(page, "No ar");
  await expect(row).toHaveCount(0);
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expectNotices(page, "Desfeito");
});
