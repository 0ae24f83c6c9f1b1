import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { sanitiseHtml } from "#server/pages/sanitise-html";

const FOLDER = new URL("../../fixtures/script-injection/", import.meta.url);
const read = (name: string): string[] => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));

/** Markup that browsers change while they read it, and the like; the public lists are older. */
const CHANGING = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  "<select><template><img src=x onerror=alert(1)></template></select>",
  '<p><a href="&#x6A;avascript&colon;alert(1)">x</a><a href="java\tscript:alert(1)">y</a></p>',
  '<img src="https://a.example/x.png" alt=\'"><img src=x onerror=alert(1)>\'>',
  "<table><td background=javascript:alert(1)><img src=x onerror=alert(1)>",
];
const CORPUS = [...read("dompurify.json"), ...read("naughty-strings.json"), ...CHANGING];

const ORIGIN = "http://page.test";
/** Frames at a time. */
const AT_ONCE = 25;
/** Texts of one page that are looked at together; of those of which something came, each is looked at alone. */
const TOGETHER = 20;
/** Tells the page that holds the frame whatever runs in it. */
const TRAP = `<script>for (const name of ["alert", "confirm", "prompt", "print", "open"])
  Object.defineProperty(window, name, { value: () => parent.ran.add(location.pathname), configurable: false });
  addEventListener("error", (event) => event.message && parent.ran.add(location.pathname));</script>`;

interface Finding {
  texts: readonly string[];
  /** A script of them ran. */
  ran: boolean;
  /** What their markup has in the browser's own tree that could run one, or that reaches out of its own text. */
  live: string[];
}

const isGuilty = ({ ran, live }: Finding): boolean => ran || live.length > 0;

/** Opens each group of texts as a page of its own, without any content security policy, and says what came of it. */
async function openAll(context: BrowserContext, groups: readonly (readonly string[])[]): Promise<Finding[]> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.dismiss());
  await page.route("**", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const texts = origin === ORIGIN ? groups[Number(/^\/(\d+)$/.exec(pathname)?.[1])] : undefined;
    if (texts !== undefined) {
      const body = `<!doctype html>${TRAP}${texts.map((text) => `<div>${text}</div>`).join("")}`;
      await route.fulfill({ contentType: "text/html; charset=utf-8", body });
    } else if (pathname === "/" && origin === ORIGIN)
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><script>ran = new Set(), heard = new Map()</script>" });
    else await route.abort();
  });
  await page.goto(`${ORIGIN}/`);
  const findings: Finding[] = [];
  for (let from = 0; from < groups.length; from += AT_ONCE) {
    const some = groups.slice(from, from + AT_ONCE);
    const sizes = some.map((texts) => texts.length);
    const found = await openSome(page, from, sizes);
    findings.push(...found.map((one, index) => ({ ...one, texts: some[index] ?? [] })));
  }
  await page.close();
  return findings;
}

async function openSome(page: Page, from: number, sizes: readonly number[]): Promise<Omit<Finding, "texts">[]> {
  return await page.evaluate(
    async ([from, sizes]) => {
      const live = (root: Element): string[] =>
        [...root.querySelectorAll("*")].flatMap((element) => [
          ...(/^(script|iframe|frame|object|embed|applet|form|base|meta|link|style|svg|math|template|noscript)$/i.test(element.localName)
            ? [element.localName]
            : []),
          ...[...element.attributes].flatMap(({ name, value }) => {
            if (/^on|^style$|^srcdoc$|^formaction$/i.test(name)) return [name];
            const leads = /^(href|src|xlink:href|action|data|background|poster)$/i.test(name);
            const protocol = leads && URL.canParse(value, location.href) ? new URL(value, location.href).protocol : "http:";
            return /^(https?|mailto|tel):$/.test(protocol) ? [] : [`${name}=${protocol}`];
          }),
        ]);
      const frames = sizes.map((_, index) => {
        const frame = document.createElement("iframe");
        frame.sandbox.add("allow-scripts", "allow-same-origin");
        frame.src = `/${from + index}`;
        return frame;
      });
      await Promise.all(
        frames.map(
          (frame) =>
            new Promise((resolve) => {
              frame.addEventListener("load", resolve, { once: true });
              document.documentElement.append(frame);
            }),
        ),
      );
      const inspect = (body: HTMLElement, size: number): string[] => {
        // One that closes what it did not open, or leaves something open, could hide those beside it.
        const isWhole = body.children.length === size && [...body.childNodes].every((child) => child.nodeName === "DIV");
        // What is read, written out and read once more may be something else.
        const again = body.ownerDocument.createElement("div");
        again.innerHTML = body.innerHTML;
        for (const element of body.querySelectorAll("a, img, td")) element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        for (const link of body.querySelectorAll("a")) if (link.protocol === "javascript:") link.click();
        return [...live(body), ...live(again), ...(isWhole || size === 1 ? [] : ["not whole"])];
      };
      const found = frames.map((frame, index) => {
        try {
          return frame.contentDocument ? inspect(frame.contentDocument.body, sizes[index] ?? 0) : ["no page"];
        } catch {
          // Only names that stand for the document's own can break this.
          return ["clobbered"];
        }
      });
      const { ran, heard } = window as unknown as { ran: Set<string>; heard: Map<string, () => void> };
      // Links with a script run it later, one after the other: one pressed last tells that those before it have.
      await Promise.all(
        frames.map(
          (frame, index) =>
            new Promise<void>((resolve) => {
              heard.set(`/${from + index}`, resolve);
              // A script that gives a text becomes the page, and ends those after it.
              frame.addEventListener("load", () => resolve(), { once: true });
              try {
                const last = document.createElement("a");
                last.href = `javascript:void parent.heard.get("/${from + index}")()`;
                if (!frame.contentDocument) return resolve();
                frame.contentDocument.body.append(last);
                last.click();
              } catch {
                resolve();
              }
            }),
        ),
      );
      for (const frame of frames) frame.remove();
      return found.map((parsed, index) => ({ live: parsed, ran: ran.has(`/${from + index}`) }));
    },
    [from, sizes] as const,
  );
}

test("no text of the public lists runs anything once it is sanitised, or keeps what could", async ({ context }) => {
  expect(CORPUS.length).toBeGreaterThan(400);
  const texts = CORPUS.map(sanitiseHtml);
  const groups = Array.from({ length: Math.ceil(texts.length / TOGETHER) }, (_, at) => texts.slice(at * TOGETHER, (at + 1) * TOGETHER));
  const suspects = (await openAll(context, groups)).filter(isGuilty).flatMap((finding) => finding.texts);
  const alone = await openAll(
    context,
    suspects.map((text) => [text]),
  );
  expect(alone.filter(isGuilty)).toEqual([]);
});

test("texts of these lists as they are run scripts in this browser, among harmless ones too, so the test above could fail", async ({
  context,
}) => {
  const groups = CORPUS.filter((_, at) => at % 8 === 0).map((text) => ["<p>Antes</p>", text, "<p>Depois</p>"]);
  const findings = await openAll(context, groups);
  expect(findings.filter(({ ran }) => ran).length).toBeGreaterThan(5);
  expect(findings.filter(({ live }) => live.some((one) => one !== "not whole")).length).toBeGreaterThan(25);
});
