import { services } from "#server/services";
import { forAdministrator } from "../../_answer/for-administrator";

/** A page with a text as somebody types it, for a frame of the panel: `valor` of the form is the document as JSON. */
export const POST = forAdministrator(async ({ params, request, locals, url, rewrite }) => {
  const preview = await services().texts.preview(params["path"] ?? "", await readValue(request));
  if (!preview) return say("A prévia volta quando os campos obrigatórios estiverem preenchidos.");
  locals.content = preview.content;
  const page = await rewrite(new Request(new URL(preview.address, url), { headers: { cookie: request.headers.get("cookie") ?? "" } }));
  return forFrame(await page.text(), page.headers.get("content-security-policy"));
});

async function readValue(request: Request): Promise<unknown> {
  try {
    return JSON.parse(String((await request.formData()).get("valor")));
  } catch {
    return undefined;
  }
}

/** Those of the page itself: none of them holds the end of one. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Only the panel may frame it, nothing in it runs, and its links open beside. */
function forFrame(html: string, policy: string | null): Response {
  const still = html.replace(SCRIPTS, "").replace("<head>", '<head><base target="_blank">');
  return new Response(still, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": (policy ?? "")
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        .replace(/script-src[^;]*/, "script-src 'none'"),
    },
  });
}

function say(sentence: string): Response {
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Prévia</title></head><body><p>${sentence}</p></body></html>`;
  return forFrame(html, "default-src 'none'; frame-ancestors 'none'");
}
