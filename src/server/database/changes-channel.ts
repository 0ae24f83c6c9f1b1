/** The channel on which PostgreSQL tells every process what changed. */
export const CHANGES_CHANNEL = "abre_facil";
