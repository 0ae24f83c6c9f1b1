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
const AT_ONCE = 25;
/** Tells the page that holds the frame whatever runs in it. */
const TRAP = `<script>for (const name of ["alert", "confirm", "prompt", "print", "open"])
  Object.defineProperty(window, name, { value: () => parent.ran.add(location.pathname), configurable: false });
  addEventListener("error", (event) => event.message && parent.ran.add(location.pathname));</script>`;

interface Finding {
  text: string;
  /** A script of it ran. */
  ran: boolean;
  /** What its markup has in the browser's own tree that could run one. */
  live: string[];
}

/** Opens each text as a page of its own, without any content security policy, and says what came of it. */
async function openAll(context: BrowserContext, texts: readonly string[]): Promise<Finding[]> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.dismiss());
  await context.route("**", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const text = origin === ORIGIN ? texts[Number(/^\/(\d+)$/.exec(pathname)?.[1])] : undefined;
    if (text !== undefined)
      await route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html>${TRAP}<div>${text}</div>` });
    else if (pathname === "/" && origin === ORIGIN)
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><script>ran = new Set()</script>" });
    else await route.abort();
  });
  await page.goto(`${ORIGIN}/`);
  const findings: Finding[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, texts.length - from);
    const found = await openSome(page, from, count);
    findings.push(...found.map((one, index) => ({ ...one, text: texts[from + index] ?? "" })));
  }
  await page.close();
  return findings;
}

async function openSome(page: Page, from: number, count: number): Promise<Omit<Finding, "text">[]> {
  return await page.evaluate(
    async ([from, count]) => {
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
      const frames = Array.from({ length: count }, (_, index) => {
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
              // Raw texts can keep a page from ever loading.
              setTimeout(resolve, 5000);
              document.documentElement.append(frame);
            }),
        ),
      );
      const inspect = (body: HTMLElement): string[] => {
        // What is read, written out and read once more may be something else.
        const again = body.ownerDocument.createElement("div");
        again.innerHTML = body.innerHTML;
        for (const element of body.querySelectorAll("a, img, td")) element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        for (const link of body.querySelectorAll("a")) if (link.protocol === "javascript:") link.click();
        return [...live(body), ...live(again)];
      };
      const found = frames.map((frame) => {
        try {
          return frame.contentDocument ? inspect(frame.contentDocument.body) : ["no page"];
        } catch {
          // Only names that stand for the document's own can break this.
          return ["clobbered"];
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { ran } = window as unknown as { ran: Set<string> };
      for (const frame of frames) frame.remove();
      return found.map((parsed, index) => ({ live: parsed, ran: ran.has(`/${from + index}`) }));
    },
    [from, count] as const,
  );
}

test("no text of the public lists runs anything once it is sanitised, or keeps what could", async ({ context }) => {
  expect(CORPUS.length).toBeGreaterThan(400);
  const findings = await openAll(context, CORPUS.map(sanitiseHtml));
  expect(findings).toHaveLength(CORPUS.length);
  expect(findings.filter(({ ran, live }) => ran || live.length > 0)).toEqual([]);
});

test("the same texts as they are run scripts in this browser, so the test above could fail", async ({ context }) => {
  const findings = await openAll(context, CORPUS);
  expect(findings.filter(({ ran }) => ran).length).toBeGreaterThan(40);
  expect(findings.filter(({ live }) => live.length > 0).length).toBeGreaterThan(200);
});
