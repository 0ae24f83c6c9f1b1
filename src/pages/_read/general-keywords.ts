/** Of pages that have no keywords of their own. */
export const GENERAL_KEYWORDS: readonly string[] = ["motor PPA", "portão automático", "São Paulo"];
