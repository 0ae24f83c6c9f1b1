import type { Page } from "@playwright/test";
import { administratorOf } from "#support/browser/administrator";
import { test } from "#support/browser/ai-fixtures";
import { expect, expectGoodEverywhere, expectGoodOnPhone } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { publishAnyway } from "#support/browser/publish-anyway";
import { API_KEY, goodText, refuse, say } from "#support/outside/ai-provider";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";

const STORED_KEY = "sk-do-aplicativo-anterior-1234-ABCD";

const card = (page: Page) => page.getByRole("region", { name: "Gerador com IA" });
/** Keeps every text that a dialog has shown, also for a moment. */
function rememberDialogTexts(): void {
  const texts: string[] = [];
  Object.assign(window, { dialogTexts: texts });
  new MutationObserver(() => {
    const text = document.querySelector("[role=dialog]")?.textContent;
    if (text && text !== texts.at(-1)) texts.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What may be public, as a provider writes it. */
const realText = (title: string) => say(writeRealPage(title).content);
const [ONE, THREE, AFTER_KEY, LEFT_ONE, LEFT_TWO] = REAL_TITLES;

const preview = (page: Page) => card(page).frameLocator("iframe").locator(".prose");

test.describe("on a site without a key", () => {
  test.use({ hasKey: false });

  test("the key dialog offers the browser's old key without sending it, checks, saves and tests; a title waits for the key, and the local generator for what fails", async ({
    page,
    signIn,
    provider,
    site,
  }) => {
    const TITLE = "Motor para portão em Santana";
    await page.goto("/favicon.svg");
    await page.evaluate((key) => {
      localStorage.setItem("openai_api_key", key);
      localStorage.setItem("of-another", "kept");
    }, STORED_KEY);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    const requestsBefore = provider.requests.length;
    await signIn();
    await page.goto("/admin/painel");
    const dialog = page.getByRole("dialog", { name: "Chave de IA" });
    const field = dialog.getByLabel("Chave da API da OpenAI");
    const save = dialog.getByRole("button", { name: "Salvar chave" });
    const generate = card(page).getByRole("button", { name: "Gerar com IA" });

    await test.step("without a key the card says so and opens the key dialog", async () => {
      await expect(card(page).getByText("Nenhuma chave salva")).toBeVisible();
      await generate.click();
      await expect(card(page).getByText("Informe o título da página.")).toBeVisible();
      await expect(card(page).getByLabel("Título")).toBeFocused();
      await card(page).getByLabel("Título").fill(TITLE);
      await generate.click();
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(card(page).getByLabel("Título")).toHaveValue(TITLE);
      await expect(card(page).getByRole("button", { name: "Salvar Página" })).toHaveCount(0);
      expect(provider.requests).toHaveLength(requestsBefore);
    });

    await test.step("the dialog offers the browser's old key without sending it, checks, saves, tests, and shows four characters", async () => {
      await card(page).getByRole("button", { name: "Configurar chave" }).click();
      await expect(dialog.getByText("chave terminada em ABCD")).toBeVisible();
      expect(sent.join()).not.toContain(STORED_KEY);
      await expect(save).toHaveAttribute("aria-disabled", "true");
      await field.fill("sk-1234567890");
      await save.click();
      await expectNotices(page, "API Key inválida", "A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.");
      await expect(field).toBeFocused();
      await expectGoodOnPhone(page, "ai-key-first");

      await dialog.getByRole("button", { name: "Importar para o servidor" }).click();
      await expectNotices(page, "API Key salva com sucesso");
      await expect(dialog.getByText("Chave terminada em ABCD")).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("openai_api_key"))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem("of-another"))).toBe("kept");

      await dialog.getByRole("button", { name: "Substituir" }).click();
      await field.fill(API_KEY);
      await save.click();
      await expect(dialog.getByText("Chave terminada em WXYZ")).toBeVisible();
      await dialog.getByRole("button", { name: "Testar" }).click();
      await expect(dialog.getByText("A chave funciona com o modelo gpt-4o.")).toBeVisible();
      provider.play(() => refuse(401, { message: `Incorrect API key provided: ${API_KEY}` }));
      await dialog.getByRole("button", { name: "Testar" }).click();
      await expect(dialog.getByText("Erro ao gerar conteúdo: Incorrect API key provided: (chave)")).toBeVisible();
      await expectGoodOnPhone(page, "ai-key-saved");
      expect(await page.content()).not.toContain(API_KEY);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(card(page).getByText("Chave terminada em WXYZ · gpt-4o")).toBeVisible();
    });

    await test.step("a key that is gone by then is told in Portuguese, and the local generator steps in", async () => {
      await (await administratorOf(site)).ask("ai.removeKey", {});
      const requests = provider.requests.length;
      await generate.click();
      await expectNotices(page, "Erro ao gerar conteúdo com IA", "Nenhuma chave de IA salva. Usando o gerador de conteúdo de backup.");
      await expect(preview(page)).toContainText("Santana");
      await expect(card(page).getByText("Este texto é do gerador local, porque a IA falhou.")).toBeVisible();
      await expect(card(page).getByText("Nenhuma chave salva")).toBeVisible();
      expect(provider.requests).toHaveLength(requests);
      await expectGoodOnPhone(page, "panel-ai-backup");
      await card(page).getByRole("button", { name: "Descartar" }).click();
      await expect(card(page).getByRole("button", { name: "Salvar Página" })).toHaveCount(0);
    });

    await test.step("a saved key goes on with the title, and a model the provider does not have any more is said exactly", async () => {
      provider.play(({ title }) => say(goodText(title)));
      await card(page).getByLabel("Título").fill(TITLE);
      await generate.click();
      await field.fill(API_KEY);
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(preview(page).locator("h2").first()).toHaveText(`O que saber sobre ${TITLE}`);

      provider.play(() => refuse(404, { message: "The model `gpt-4o` has been deprecated.", code: "model_not_found" }));
      await card(page).getByLabel("Título").fill("Motor em Perus");
      await generate.click();
      await expectNotices(
        page,
        'Erro ao gerar conteúdo: Modelo "gpt-4o" não encontrado no provedor. The model `gpt-4o` has been deprecated. Escolha outro modelo no Cadastro. Usando o gerador de conteúdo de backup.',
      );
      await expect(preview(page)).toContainText("Perus");
    });
  });
});

test("the text appears as it is written, can be stopped and saved, and a wrong price is pointed out and keeps it from the public", async ({
  page,
  signIn,
  provider,
  request,
  site,
}) => {
  provider.play(({ title }) => ({ kind: "text", content: goodText(title).repeat(10), pieceMs: 15 }));
  await signIn();
  await page.goto("/admin/painel");
  await card(page).getByLabel("Título").fill("Motor para portão em Moema");
  await card(page).getByRole("button", { name: "Gerar com IA" }).click();
  await expect(preview(page).locator("h2").first()).toHaveText("O que saber sobre Motor para portão em Moema");
  await expect(preview(page).locator("ul")).not.toHaveCount(0);
  await card(page).getByRole("button", { name: "Parar" }).click();
  await expect(card(page).getByText("o texto termina no último bloco completo")).toBeVisible();
  await expect.poll(() => provider.requests.at(-1)?.isAborted).toBe(true);
  const stopped = await preview(page).innerHTML();
  expect(stopped).toMatch(/<\/(p|ul)>$/);

  provider.play(({ title }) =>
    say(`${goodText(title)}<p>A visita custa R$ 77.</p><p>Motores custam de {{faixa-preco}}.</p><script>alert(1)</script>`),
  );
  await card(page).getByRole("button", { name: "Gerar com IA" }).click();
  await expect(card(page).getByText("O valor R$ 77 não está no cadastro de preços. Confira antes de salvar.")).toBeVisible();
  await expect(preview(page)).toContainText("A visita custa R$ 77.");
  const priceRange = await preview(page).locator("p").last().innerText();
  expect(priceRange).toMatch(/^Motores custam de [^{}]+\.$/);
  await expectGoodOnPhone(page, "panel-ai-text");
  await card(page).getByRole("button", { name: "Salvar Página" }).click();
  await expectNotices(page, "Página retida");
  await page.waitForURL("**/admin/paginas/*");
  await expect(page.getByRole("region", { name: "Página retida: não está no ar" })).toContainText("R$ 77");
  await publishAnyway(page);
  await expectNotices(page, "Página publicada");
  const published = await (await request.get("/links-uteis/motor-para-portao-em-moema")).text();
  expect(published).toContain(priceRange);
  expect(published).not.toContain("<script>alert(1)");
  const client = await administratorOf(site);
  const { pages } = await client.ask<{ pages: { origin: string }[] }>("pages.list", { query: "Motor para portão em Moema" });
  expect(pages.map(({ origin }) => origin)).toEqual(["ai"]);
});

test("titles in bulk: checked, priced, written one by one, failures told and tried again, waiting for a key, paused where it is refused, all in the history", {
  tag: "@whole",
}, async ({ page, signIn, provider, site }) => {
  const client = await administratorOf(site);
  await client.ask("pages.save", { title: "Que já tem página", content: "<p>Texto.</p>" });
  const { total: runsBefore } = await client.ask<{ total: number }>("runs.listHistory", {});
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider.play(async ({ title }) => {
    if (title.endsWith("dois")) {
      await held;
      return { kind: "no-choices" };
    }
    return realText(title);
  });
  await signIn();
  await page.goto("/admin/batch-creator#ia");
  await page.evaluate(rememberDialogTexts);
  const start = page.getByRole("button", { name: "Gerar Páginas com IA" });
  await start.click();
  await expectNotices(page, "Adicione pelo menos um título para gerar páginas");
  const titles = page.getByRole("tabpanel", { name: "Com IA" }).getByLabel("Títulos", { exact: true });
  await titles.fill("  \n\n ");
  await start.click();
  await expectNotices(page, "Adicione pelo menos um título válido");

  await titles.fill(`${ONE}\n\nLote dois\n${THREE}\n${ONE.toLowerCase()}!\nQue já tem página`);
  await start.click();
  const question = page.getByRole("dialog", { name: "Criar 5 páginas com IA?" });
  await expect(question.getByText("De 5 títulos, 2 já têm página ou se repetem.")).toBeVisible();
  await expect(question.getByText(/cerca de [\d.]+$/)).toBeVisible();
  await expectGoodOnPhone(page, "batch-ai-question");
  await question.getByRole("button", { name: "Começar" }).click();

  const dialog = page.getByRole("dialog", { name: "Processando 2 de 5 páginas..." });
  await expect(dialog.getByText("Lote dois")).toBeVisible();
  await expect(dialog.getByText("20%")).toBeVisible();
  await expectGoodOnPhone(page, "batch-ai-progress");
  release();
  await expectNotices(page, "Erro ao gerar página");
  await expectNotices(page, 'Erro ao gerar conteúdo para "Lote dois". Pulando para o próximo.');
  await expectNotices(page, "2 páginas foram criadas e estão disponíveis no menu Links Úteis");
  await expect(dialog).toBeHidden();
  const shown = await page.evaluate(() => (window as unknown as { dialogTexts: string[] }).dialogTexts);
  const ends = shown.filter((text) => text.includes("100%"));
  expect(ends.at(-1)).toMatch(/^Criação com IA concluída.*2 criadas, 1 com falha, 2 já existiam.*100%/);
  expect(ends.join()).not.toContain("Preparando");
  const panel = page.getByRole("tabpanel", { name: "Com IA" });
  await expect(panel.getByText("2 criadas, 1 com falha, 2 já existiam")).toBeVisible();
  await expect(panel.getByText("Resposta da API não contém o conteúdo esperado")).toBeVisible();
  await expectGoodEverywhere(page, "batch-ai-results");

  provider.play(({ title }) => realText(title));
  await panel.getByRole("button", { name: "Tentar de novo os que falharam" }).click();
  await expect(panel.getByText("0 criadas, 0 com falha, 1 retida")).toBeVisible();

  await page.getByRole("tab", { name: "Histórico" }).click();
  const history = page.getByRole("region", { name: "Histórico de criações" });
  await expect(history.getByText("nova tentativa dos que falharam")).toBeVisible();
  await expect(history.getByRole("listitem")).toHaveCount(runsBefore + 2);
  await expectGoodOnPhone(page, "batch-history");
  // The first of the two, of which the newest comes first; by the keyboard, for a notice that a pointer rests on stays.
  await history
    .getByRole("button", { name: /Ver resultados/ })
    .nth(1)
    .press("Enter");
  const results = page.getByRole("dialog", { name: "Resultados: Com IA" });
  await expect(results.getByText(THREE)).toBeVisible();
  await expect(results.getByRole("button", { name: "Desfazer esta criação" })).toBeVisible();
  await expectGoodOnPhone(page, "batch-history-results");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("tab", { name: "Com IA" }).click();

  await test.step("with no key the form opens the key dialog, and goes on when a key is saved", async () => {
    await page.getByRole("tabpanel", { name: "Com IA" }).getByRole("button", { name: "Chave de IA" }).click();
    const keyDialog = page.getByRole("dialog", { name: "Chave de IA" });
    await keyDialog.getByRole("button", { name: "Remover" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remover chave" }).click();
    await expectNotices(page, "Chave removida");
    await page.keyboard.press("Escape");
    await page.getByRole("tabpanel", { name: "Com IA" }).getByLabel("Títulos", { exact: true }).fill(AFTER_KEY);
    await page.getByRole("button", { name: "Gerar Páginas com IA" }).click();
    await keyDialog.getByLabel("Chave da API da OpenAI").fill(API_KEY);
    await keyDialog.getByRole("button", { name: "Salvar chave" }).click();
    await page.getByRole("dialog", { name: "Criar 1 página com IA?" }).getByRole("button", { name: "Começar" }).click();
    await expectNotices(page, "1 página foi criada e está disponível no menu Links Úteis");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a run whose key is refused again and again pauses, says why here and on the panel, and goes on by keyboard", async () => {
    provider.play(() => refuse(401, { message: `Incorrect API key provided: ${API_KEY}` }));
    const refused = [...Array.from({ length: 5 }, (_, number) => `Chave recusada ${number + 1}`), LEFT_ONE, LEFT_TWO];
    await panel.getByLabel("Títulos", { exact: true }).fill(refused.join("\n"));
    await page.getByRole("button", { name: "Gerar Páginas com IA" }).click();
    await page.getByRole("dialog", { name: "Criar 7 páginas com IA?" }).getByRole("button", { name: "Criar as 7" }).click();
    await expectNotices(page, "Criação com IA pausada");
    await expect(page.getByRole("dialog")).toBeHidden();
    const reason = panel.getByRole("status").getByText("Erro ao gerar conteúdo: Incorrect API key provided: (chave)");
    await expect(reason).toBeInViewport();
    await expect(panel.getByText("0 criadas, 5 com falha, 2 por fazer")).toBeVisible();
    await expectGoodOnPhone(page, "batch-ai-paused");
    await page.getByRole("button", { name: "Gerar Páginas com IA" }).click();
    await expectNotices(page, "Há uma criação pausada: continue ou cancele essa antes de começar outra.");

    await page.goto("/admin/painel");
    await expect(page.getByText("Criação de páginas com IA pausada")).toBeVisible();
    await page.getByRole("link", { name: "Ver o motivo" }).click();
    await expect(reason).toBeVisible();
    await page.getByRole("tab", { name: "Histórico" }).click();
    await expect(page.getByText("Pausada: 0 criadas, 5 com falha, 2 por fazer")).toBeVisible();
    await page.getByRole("tab", { name: "Com IA" }).click();

    provider.play(({ title }) => realText(title));
    await panel.getByRole("button", { name: "Continuar criação" }).press("Enter");
    await expect(panel.getByText("2 criadas, 5 com falha")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Criação com IA concluída" })).toBeFocused();
    await page.goto("/admin/atividade");
    await expect(page.getByRole("row", { name: "O site pausou a criação Textos com IA em lote" }).first()).toBeVisible();
  });
});
