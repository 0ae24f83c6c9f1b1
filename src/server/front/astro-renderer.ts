import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { createApp } from "astro/app/entrypoint";
import { readPageCode } from "#domain/contact/contact-ref";
import type { SiteContent } from "../content/site-content";
import { limitWork } from "../limits/work-limits";
import type { Answer } from "../page-cache/page-renderer";
import { takesFiles } from "./bodies/body-limit";
import { createPageTidier, type ReadScript } from "./document/tidy-page";

type AstroApp = ReturnType<typeof createApp>;

/** Astro repeats this rule in the body of each page with an island; the style sheet has it. */
const ISLAND_STYLE = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";

/** The panel's own addresses may wait for a provider or last as long as a run. */
const UNLIMITED = /^\/(_actions|api|admin)(\/|$)/;

/** What one visitor asks, and what he brings as far as it was read. */
export type VisitorRequest = { raw: IncomingMessage; body?: Buffer<ArrayBuffer>; clientAddress: string };

/** Does a render, and knows afterwards how long it took for whom. */
export type TimeRender = <Result>(reader: "everyone" | "visitor", render: () => Promise<Result>) => Promise<Result>;

export type AstroRenderer = ReturnType<typeof createAstroRenderer>;

/**
 * Renders addresses through Astro, for `siteUrl` whatever host a client names: no address in a page comes from a request header.
 * Only so many pages are under way at the same time; the others wait their turn.
 */
export function createAstroRenderer(
  app: AstroApp,
  siteUrl: string,
  readScript: ReadScript,
  timeRender: TimeRender = (_reader, render) => render(),
) {
  const tidy = createPageTidier(readScript);

  /** A page as it leaves: valid HTML, its character set named, and a public one no heavier than it must be. */
  async function finish(response: Response, isPublic: boolean): Promise<Answer> {
    const { status, headers } = response;
    if (!headers.get("content-type")?.startsWith("text/html")) return response;
    headers.set("content-type", "text/html; charset=utf-8");
    // As Latin 1 no byte changes, and it costs little.
    const html = Buffer.from(await response.arrayBuffer())
      .toString("latin1")
      .replace(ISLAND_STYLE, "");
    const policy = isPublic && headers.get("content-security-policy");
    const tidied: { html: string; policy?: string } = policy ? await tidy(html, policy) : { html };
    if (tidied.policy) headers.set("content-security-policy", tidied.policy);
    const bytes = Buffer.from(tidied.html, "latin1");
    // Not a response again, which would copy a page's hundred kilobytes twice.
    return { status, headers, body: null, bytes: async () => bytes };
  }

  async function render(request: Request, clientAddress?: string, sentFile?: Buffer<ArrayBuffer>): Promise<Answer> {
    const locals = { sentFile } as App.Locals;
    const response = await app.render(request, { clientAddress, locals, addCookieHeader: true });
    const answer = await finish(response, locals.pageCode !== undefined);
    const pageNumber = locals.pageCode === undefined ? undefined : readPageCode(locals.pageCode);
    return pageNumber === undefined ? answer : Object.assign(answer, { pageNumber });
  }

  /** With the visitor's own cookies and body; a file stands beside the request, which would copy it twice, and is given up with it. */
  async function renderOwn({ raw, body, clientAddress }: VisitorRequest): Promise<Answer> {
    if (!takesFiles(raw.url ?? "/")) return await render(toWebRequest(raw, body, siteUrl), clientAddress);
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    raw.socket.once("close", leave);
    try {
      return await render(toWebRequest(raw, undefined, siteUrl, leaving.signal), clientAddress, body);
    } finally {
      raw.socket.off("close", leave);
    }
  }

  return {
    /** As an anonymous visitor sees it, whoever asks. */
    renderForEveryone: (address: string): Promise<Answer> =>
      limitWork("render", () => timeRender("everyone", () => render(new Request(siteUrl + address)))),

    /** As an anonymous visitor would see it if the site said something else. */
    renderContent: (address: string, content: SiteContent): Promise<string> =>
      limitWork("render", async () => await (await app.render(new Request(siteUrl + address), { locals: { content } })).text()),

    /** As the visitor himself sees it. */
    async renderForVisitor(request: VisitorRequest): Promise<Answer> {
      const renderTimed = () => timeRender("visitor", () => renderOwn(request));
      return await (UNLIMITED.test(request.raw.url ?? "") ? renderTimed() : limitWork("render", renderTimed));
    },
  };
}

/** Writes an answer as it comes, for one that does not end soon. */
export async function streamAnswer(source: Answer, target: ServerResponse): Promise<void> {
  target.writeHead(source.status, Object.fromEntries(source.headers));
  target.flushHeaders();
  if (source.body) await pipeline(Readable.fromWeb(source.body as import("node:stream/web").ReadableStream), target).catch(() => {});
  else target.end();
}

function toWebRequest(raw: IncomingMessage, body: Buffer<ArrayBuffer> | undefined, siteUrl: string, signal?: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    if (typeof value === "string") headers.set(name, value);
    else if (value) for (const one of value) headers.append(name, one);
  }
  // Said of what was read, which may be less than was announced.
  headers.delete("transfer-encoding");
  headers.set("content-length", String(body?.byteLength ?? 0));
  const hasBody = raw.method !== "GET" && raw.method !== "HEAD" && body !== undefined;
  return new Request(siteUrl + raw.url, { method: raw.method, headers, ...(hasBody && { body }), ...(signal && { signal }) });
}
