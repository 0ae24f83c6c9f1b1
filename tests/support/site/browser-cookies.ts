/** The cookies a browser would keep and send; of one site, whatever their paths. */
export class BrowserCookies {
  readonly #values = new Map<string, string>();

  keep(answer: Response): void {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf("="));
      const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute) || /^expires=thu, 01 jan 1970/i.test(attribute));
      if (isGone) this.#values.delete(name);
      else this.#values.set(name, pair.slice(pair.indexOf("=") + 1));
    }
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
