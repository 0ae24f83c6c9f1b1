import { PATHS } from "#domain/site/paths";

/** What every network shows large; in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

const HOME = "/inicio";

/**
 * Where the sharing picture of a page is.
 * @example shareImagePath("/cidades/santana") // "/compartilhar/cidades/santana.png"
 */
export function shareImagePath(pagePath: string): string {
  const [path = ""] = pagePath.split("?");
  return `/compartilhar${path === PATHS.home ? HOME : path}.png`;
}

/**
 * The page a sharing picture belongs to, by its address without folder and ending.
 * @example sharedPagePath("cidades/santana") // "/cidades/santana"
 */
export function sharedPagePath(name: string): string {
  const path = `/${name}`;
  return path === HOME ? PATHS.home : path;
}
