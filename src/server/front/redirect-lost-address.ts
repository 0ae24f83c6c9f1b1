import { REDIRECTS_TAG } from "../page-cache/cache-tags";
import { services } from "../services";

const MAX_AGE = 86_400;

/** The redirect of a public address that has no page, for every visitor to share; undefined when it has none. */
export async function findLostAddressRedirect({ method }: Request, path: string, status: number): Promise<Response | undefined> {
  const isLost = status === 404 || status === 410;
  if (!isLost || (method !== "GET" && method !== "HEAD")) return undefined;
  const target = await services().redirects.findRedirect(path);
  if (target === undefined) return undefined;
  return new Response(null, {
    status: 301,
    headers: { location: target, "cdn-cache-control": `max-age=${MAX_AGE}`, "cache-tag": REDIRECTS_TAG },
  });
}
