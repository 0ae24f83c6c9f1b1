import { defineMiddleware } from "astro:middleware";
import { ADMINISTRATORS_ONLY, homeOf, mayOpen } from "#domain/accounts/role";
import { PATHS } from "#domain/site/paths";
import { findLostAddressRedirect } from "#server/front/redirect-lost-address";
import { services } from "#server/services";
import { answerFailure, isCall, isSignOut, refuseCall } from "./actions/call/check-call";

const PANEL = /^\/admin(\/|$)/;
/** They answer 401 by themselves: who listens is not led to another page. */
const STREAMS = /^\/admin\/execucoes\//;
/** Addresses that Astro has for itself and this site has no use for. */
const ASTROS_OWN = /^\/(500|_image|_server-islands)(\/|$)/;

/**
 * Finds who is asking, keeps the panel's addresses to who may open them, sends lost addresses on where they lead, and
 * sends the cookies actions set.
 */
export const onRequest = defineMiddleware(async ({ locals, request, url, redirect }, next) => {
  if (ASTROS_OWN.test(url.pathname)) return new Response(null, { status: 404 });
  locals.cookiesToSet = [];
  try {
    if (!isSignOut(url)) locals.person = await services().accounts.findPerson(request.headers);
  } catch (error) {
    if (isCall(url)) return answerFailure(error, url);
    throw error;
  }
  if (locals.person?.role === "administrator") locals.administrator = locals.person;
  const { person } = locals;
  if (PANEL.test(url.pathname) && !STREAMS.test(url.pathname)) {
    if (url.pathname === PATHS.login && person) return redirect(homeOf(person.role), 303);
    if (url.pathname !== PATHS.login && !person) return redirect(PATHS.login, 303);
    if (person?.mustChangePassword && url.pathname !== PATHS.account) return redirect(PATHS.account, 303);
  }
  if (person && PANEL.test(url.pathname) && !mayOpen(person.role, url.pathname)) {
    if (url.pathname === PATHS.panel) return redirect(homeOf(person.role), 303);
    return request.method === "GET" ? await next(PATHS.refused) : Response.json({ message: ADMINISTRATORS_ONLY }, { status: 403 });
  }
  const refused = await refuseCall(request, url, person);
  if (refused) return refused;
  const answer = await next();
  const redirected = await findLostAddressRedirect(request, url.pathname, answer.status);
  // An address that leads somewhere is not missed.
  if (!redirected && locals.lostPath !== undefined) await services().lostAddresses.record(locals.lostPath);
  const response = redirected ?? answer;
  for (const cookie of locals.cookiesToSet) response.headers.append("set-cookie", cookie);
  return response;
});
