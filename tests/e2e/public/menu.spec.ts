import type { Page } from "@playwright/test";
import { topicCategories } from "#content/topics";
import { listTopics, type Topic } from "#domain/topics/topic";
import { expect, expectAccessible, holdScripts, test } from "#support/browser/fixtures";
import { wording } from "#support/content/site-wording";

const { menu } = wording;
const topics = listTopics(topicCategories);
const topicOf = (slug: string) => topics.find((topic) => topic.slug === slug) as Topic;
const [firstTopic] = topics as [Topic];

/** Not the category of the same name inside it. */
const services = (page: Page) => page.locator("#menu .menu-group > summary", { hasText: menu.services });
const category = (page: Page, name: string) => page.locator("#menu .menu-category > summary", { hasText: name });

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a panel closes when the visitor presses elsewhere, even before the script has come, and opens by keyboard and by hover", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await test.step("what was pressed before the script has come", async () => {
      const group = page.locator("#menu details", { has: page.getByText(menu.abcd) });
      await group.locator("summary").click();
      await expect(group).toHaveAttribute("open", "");
      await page.mouse.click(640, 760);
      letScriptsCome();
      await expect(group).not.toHaveAttribute("open", "");
      await group.locator("summary").click();
      await expect(group).toHaveAttribute("open", "");
      await page.mouse.click(640, 760);
      await expect(group).not.toHaveAttribute("open", "");
    });
    await test.step("the keyboard alone opens a category with the right arrow, enters it and comes back", async () => {
      // Until the script has come the key does nothing.
      await expect(async () => {
        await services(page).focus();
        await page.keyboard.press("ArrowDown");
        await expect(category(page, firstTopic.category)).toBeFocused({ timeout: 2000 });
      }).toPass();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("link", { name: firstTopic.title, exact: true })).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(category(page, firstTopic.category)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(services(page)).toBeFocused();
      await expect(page.getByText(menu.servicesTitle)).toBeHidden();
    });
    await test.step("a category opens its topics by hover, and one of them leads to its page", async () => {
      await services(page).hover();
      await expect(page.getByText(menu.servicesTitle)).toBeVisible();
      const topic = topicOf("portao-automatico-nao-abre");
      await category(page, topic.category).hover();
      await expect(page.getByRole("link", { name: topic.title, exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: topic.title, exact: true }).click();
      await expect(page).toHaveURL(/\/topicos\/portao-automatico-nao-abre$/);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the drawer opens with a human first, closes by Escape, list by list, and gives the focus back; call and chat stay within the thumb's reach", async ({
    page,
  }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: "Abrir o menu" });
    await open.click();
    const drawer = page.locator("#menu");
    await expect(drawer.getByRole("link").first()).toHaveText(/WhatsApp/);
    await expect(drawer.locator("[data-later]")).toHaveCount(0);
    const cities = drawer.locator("details", { has: page.getByText(menu.abcd) });
    await cities.locator("summary").click();
    await expect(cities.getByRole("link").first()).toBeVisible();
    await expect(cities.getByRole("link").last()).toHaveText(menu.allCities);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(cities).not.toHaveAttribute("open", "");
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(page.getByRole("link", { name: "Ligar", exact: true })).toBeInViewport();
    await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("whether somebody answers is true at any hour, a menu leads to all of its kind, and the contact button of the page there opens the chat", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("main [data-answer]").first()).toHaveText(wording.contact.answer.always);
    await services(page).click();
    await page.getByRole("link", { name: menu.allServices }).click();
    const { title } = topicOf("motor-ppa-solo");
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const link = page
      .getByRole("main")
      .getByRole("link", { name: /WhatsApp/ })
      .first();
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/5511900000000\?text=.+/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });
});
