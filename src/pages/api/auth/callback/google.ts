import type { APIRoute } from "astro";
import { PATHS } from "#domain/site/paths";
import { countSignIn } from "#server/metrics/counts";
import { services } from "#server/services";

/** Where the OpenID Connect provider sends the browser back to; the only address of the accounts library. */
export const GET: APIRoute = async ({ url, request, clientAddress, locals, redirect }) => {
  const { accounts, activities } = services();
  const result = countSignIn("google", await accounts.google.finish(url.search, request.headers, clientAddress));
  locals.cookiesToSet.push(...result.cookies);
  if (result.outcome === "refused") return redirect(`${PATHS.login}?erro=${result.reason}`, 303);
  if (result.outcome === "second-factor") return redirect(`${PATHS.login}?etapa=codigo`, 303);
  await activities.record({ actor: result.email, action: "session.started", subject: "Google" });
  return redirect(PATHS.panel, 303);
};
