import type { IdentityProvider } from "#support/outside/identity-provider";
import { readActionData } from "./action-data";
import { BrowserCookies } from "./browser-cookies";
import type { Site } from "./site";

/** A browser that signs in with the provider, one redirect at a time. */
export class GoogleFlow {
  readonly cookies = new BrowserCookies();
  readonly #atProvider = new BrowserCookies();
  readonly #site: Site;
  readonly #address: string;

  constructor(site: Site, address: string) {
    this.#site = site;
    this.#address = address;
  }

  /** Presses "Entrar com Google". */
  async start(): Promise<Response> {
    const answer = await fetch(`${this.#site.url}/_actions/session.startGoogle`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.#site.url, ...this.#headers() },
      body: "{}",
    });
    this.cookies.keep(answer);
    return answer;
  }

  /** Where the provider sends the browser in the end. */
  async askProvider(url: string): Promise<string> {
    let next = url;
    for (let step = 0; step < 10; step += 1) {
      const answer = await fetch(next, { headers: { cookie: this.#atProvider.header }, redirect: "manual" });
      this.#atProvider.keep(answer);
      const location = answer.headers.get("location");
      if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next).href;
      if (next.startsWith(this.#site.url)) return next;
    }
    throw new Error("The provider went round in circles");
  }

  /** Follows the provider back to the site. */
  async return(url: string): Promise<Response> {
    const answer = await fetch(url, { headers: this.#headers(), redirect: "manual" });
    this.cookies.keep(answer);
    return answer;
  }

  /** The provider's address for a new sign-in. */
  async begin(): Promise<string> {
    const answer = await this.start();
    if (!answer.ok) throw new Error(`Starting answered ${answer.status}: ${await answer.text()}`);
    return readActionData<{ url: string }>(await answer.text()).url;
  }

  /** From the button to where the site leads in the end. */
  async run(provider: IdentityProvider, identity: IdentityProvider["identity"]): Promise<string | null> {
    provider.identity = identity;
    const answer = await this.return(await this.askProvider(await this.begin()));
    return answer.headers.get("location");
  }

  async isSignedIn(): Promise<boolean> {
    const answer = await fetch(`${this.#site.url}/admin/painel`, { headers: this.#headers(), redirect: "manual" });
    return answer.status === 200;
  }

  #headers(): Record<string, string> {
    return { cookie: this.cookies.header, "x-forwarded-for": this.#address };
  }
}
