const KEY = "abre-facil:month-seen";

/** The last month whose digest was closed in this browser; one that forbids storage shows it again. */
export const seenMonth = {
  read(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },

  write(month: string): void {
    try {
      localStorage.setItem(KEY, month);
    } catch {
      // Closed on this screen all the same.
    }
  },
};
