/** As long as the text of any page may be, in characters. */
export const MAX_HTML_LENGTH = 200_000;

/** Elements inside elements: readers of HTML take a way along all of them for each. */
export const MAX_DEPTH = 100;

/** Twice the elements of any page that somebody would read. */
const MAX_TAGS = 15_000;

export const TOO_DEEP = `O conteúdo tem mais de ${MAX_DEPTH} elementos um dentro do outro. Tire os que sobram do HTML.`;
const TOO_DENSE = `O conteúdo tem elementos demais: mais de ${MAX_TAGS.toLocaleString("pt-BR")} sinais “<”. Divida em duas páginas.`;

/** Why HTML is not even read, before anything that takes its time; undefined when it may be. */
export function checkDensity(html: string): string | undefined {
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1 && count <= MAX_TAGS; at = html.indexOf("<", at + 1)) count += 1;
  return count > MAX_TAGS ? TOO_DENSE : undefined;
}
