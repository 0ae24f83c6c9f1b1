import { ESTIMATE_PARAMETERS } from "#domain/estimate/read-answers";
import { gateKinds } from "#domain/gate/gate-kind";
import { ESTIMATE_PATH, PATHS } from "#domain/site/paths";
import { WORK_SERVICE_NAMES } from "#domain/work/work-service";

/** A day and a window of it; those that are not offered are kept by nobody. */
const SLOT = /^20\d\d-[01]\d-[0-3]\d-[a-z0-9-]{1,40}$/;

/** Parameters a page reads, and values that change what it says; any other, tracking ones included, leads to the same page. */
const KNOWN_PARAMETERS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  // Its answers are rendered for who asks, and kept for nobody.
  [ESTIMATE_PATH]: ESTIMATE_PARAMETERS,
  [PATHS.booking]: { vaga: SLOT },
  [PATHS.calendarFile]: { vaga: SLOT },
  "/sitemap": { pagina: /^(?!1$)[1-9]\d{0,4}$/ },
  "/obras": {
    servico: new RegExp(`^(${WORK_SERVICE_NAMES.join("|")})$`),
    portao: new RegExp(`^(${gateKinds.join("|")})$`),
    cidade: /^[a-z][a-z-]{1,40}$/,
    pagina: /^(?!1$)[1-9]\d{0,2}$/,
  },
};

/** The address a page is kept under. @example toCacheAddress("/sitemap?utm_source=x&pagina=2") // "/sitemap?pagina=2" */
export function toCacheAddress(url: string): string {
  const start = url.indexOf("?");
  if (start === -1) return url;
  const path = url.slice(0, start);
  const given = new URLSearchParams(url.slice(start + 1));
  const known = Object.entries(KNOWN_PARAMETERS[path] ?? {}).flatMap(([name, written]) => {
    const value = given.get(name) ?? "";
    return written.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return known.length > 0 ? `${path}?${known.join("&")}` : path;
}

/**
 * Where the address of a list leads whose page number is none, or that of its first page; undefined for any other address.
 * @example addressOfFirstPage("/obras?servico=troca&pagina=abc1") // "/obras?servico=troca"
 */
export function addressOfFirstPage(url: string): string | undefined {
  const start = url.indexOf("?");
  const number = start === -1 ? undefined : KNOWN_PARAMETERS[url.slice(0, start)]?.["pagina"];
  const asked = number && new URLSearchParams(url.slice(start + 1)).get("pagina");
  return number === undefined || asked == null || number.test(asked) ? undefined : toCacheAddress(url);
}
