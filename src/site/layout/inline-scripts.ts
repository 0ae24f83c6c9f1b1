/** What stands inline in every page's head, and the hashes by which the content security policy lets it in. */

/**
 * On a phone a visitor's first page keeps the system's font: no font competes with its text, and nothing is laid out or
 * moves a second time. The fonts are fetched two seconds after the page stands; the pages after it, and wide screens,
 * use them from the first paint.
 */
export const FONTS_WHEN_THERE =
  "(()=>{let d=document;" +
  "if(innerWidth>=768||d.referrer.startsWith(location.origin+'/'))d.documentElement.classList.add('with-fonts');" +
  "else addEventListener('load',()=>setTimeout(()=>d.querySelectorAll('link[as=font]').forEach(l=>fetch(l.href).catch(()=>{})),2e3))})()";

export const FONTS_WHEN_THERE_HASH = "sha256-ax5+UsQJja9gB+XaVCKz/GJEDyiLGuQBiXMTdj3tapA=";

/** The page a visitor is about to open is fetched as the pointer comes to rest on its link; the panel's never. */
export const PREFETCH_RULES =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/admin/*"}}]},"eagerness":"moderate"}]}';

export const PREFETCH_RULES_HASH = "sha256-5IVb4M7BP9niTAYpe+FvQz/96z5IDFyocokP0ene0L0=";
