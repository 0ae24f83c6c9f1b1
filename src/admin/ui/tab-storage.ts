/** The tab's session storage; a browser that forbids it behaves as if it were empty. */
export const tabStorage = {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },

  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Full or forbidden: the text is still on the screen.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept there.
    }
  },
};
