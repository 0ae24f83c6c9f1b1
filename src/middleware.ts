import { defineMiddleware } from "astro:middleware";
import { findLostAddressRedirect } from "#server/front/redirect-lost-address";
import { services } from "#server/services";
import { answerFailure, isCall, isSignOut, refuseCall } from "./actions/call/check-call";

const SCREENS = /^\/admin(\/(?!execucoes\/)|$)/;
/** Addresses that Astro has for itself and this site has no use for. */
const ASTROS_OWN = /^\/(500|_image|_server-islands)(\/|$)/;
const LOGIN = "/admin/login";
const OWN_ACCOUNT = "/admin/conta";

/**
 * Finds who is asking, keeps the panel's screens to administrators, sends lost addresses on where they lead, and
 * sends the cookies actions set.
 */
export const onRequest = defineMiddleware(async ({ locals, request, url, redirect }, next) => {
  if (ASTROS_OWN.test(url.pathname)) return new Response(null, { status: 404 });
  locals.cookiesToSet = [];
  try {
    if (!isSignOut(url)) locals.administrator = await services().accounts.findAdministrator(request.headers);
  } catch (error) {
    if (isCall(url)) return answerFailure(error, url);
    throw error;
  }
  if (SCREENS.test(url.pathname)) {
    if (url.pathname === LOGIN && locals.administrator) return redirect("/admin/painel", 303);
    if (url.pathname !== LOGIN && !locals.administrator) return redirect(LOGIN, 303);
    if (locals.administrator?.mustChangePassword && url.pathname !== OWN_ACCOUNT) return redirect(OWN_ACCOUNT, 303);
  }
  const refused = await refuseCall(request, url, locals.administrator !== undefined);
  if (refused) return refused;
  const answer = await next();
  const redirected = await findLostAddressRedirect(request, url.pathname, answer.status);
  // An address that leads somewhere is not missed.
  if (!redirected && locals.lostPath !== undefined) await services().lostAddresses.record(locals.lostPath);
  const response = redirected ?? answer;
  for (const cookie of locals.cookiesToSet) response.headers.append("set-cookie", cookie);
  return response;
});
