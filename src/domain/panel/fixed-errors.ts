/** Errors that are worded in English whatever the language of the panel. */
export const KEY_REQUIRED = "API Key is required for content generation";
export const SAVE_FAILED = "Failed to save page to database";

const NOT_SAVED = "Não foi possível salvar a página no banco de dados";

const MEANINGS: Readonly<Record<string, string>> = {
  [KEY_REQUIRED]: "Nenhuma chave de IA salva",
  [SAVE_FAILED]: NOT_SAVED,
  // Of runs of earlier releases.
  "Failed to save": NOT_SAVED,
};

/** What such an error means, in Portuguese and without a full stop; undefined for every other text. */
export const findMeaning = (error: string): string | undefined => (Object.hasOwn(MEANINGS, error) ? MEANINGS[error] : undefined);
