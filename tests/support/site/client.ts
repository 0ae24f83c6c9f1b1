import { randomUUID } from "node:crypto";
import { readActionData } from "./action-data";
import { ADMIN, type Site } from "./site";

/** Why a page of a test goes public, which is there to be looked at and says nothing. */
const ALLOWED = "Uma página de teste.";

/** A signed-in administrator who calls actions over HTTP as the panel does. */
export class AdminClient {
  readonly #site: Pick<Site, "url">;
  readonly #origin: string;
  cookie = "";

  /** `origin` is that of the pages the calls come from, where it is not the process's own address. */
  constructor(site: Pick<Site, "url">, origin = site.url) {
    this.#site = site;
    this.#origin = origin;
  }

  /** A client whose session has begun. */
  static async signedIn(site: Pick<Site, "url">): Promise<AdminClient> {
    const client = new AdminClient(site);
    const answer = await client.signIn();
    if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
    return client;
  }

  async signIn(credentials: { email: string; password: string } = ADMIN): Promise<Response> {
    const answer = await this.call("session.signIn", credentials);
    this.cookie = answer.headers
      .getSetCookie()
      .filter((cookie) => cookie.includes("session_token="))
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    return answer;
  }

  /** Its session for a browser's cookie jar. */
  listCookies(): { name: string; value: string }[] {
    return this.cookie.split("; ").map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1) }));
  }

  /**
   * POSTs an action's input as JSON, from the site's own origin; each time under another key, unless the input names one.
   * What it publishes goes public whatever it says: `reason: undefined` leaves that to the gate.
   */
  async call(action: string, input?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return await fetch(`${this.#site.url}/_actions/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.#origin, cookie: this.cookie, ...headers },
      body: JSON.stringify({ callKey: randomUUID(), reason: ALLOWED, ...(input ?? {}) }),
    });
  }

  /** POSTs JSON to an address of the panel, from the site's own origin. */
  async post(path: string, input: unknown): Promise<Response> {
    return await fetch(this.#site.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: this.#origin, cookie: this.cookie },
      body: JSON.stringify(input),
      redirect: "manual",
    });
  }

  /** POSTs a file to an address of the panel, from the site's own origin. */
  async postFile(path: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Response> {
    return await fetch(this.#site.url + path, {
      method: "POST",
      headers: { "content-type": type, origin: this.#origin, cookie: this.cookie },
      body: bytes,
      redirect: "manual",
    });
  }

  /** As `call`, for the data of an answer that must be a success. */
  async ask<T>(action: string, input?: unknown): Promise<T> {
    const answer = await this.call(action, input);
    if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${await answer.text()}`);
    return readActionData<T>(await answer.text());
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return await fetch(this.#site.url + path, { headers: { cookie: this.cookie, ...headers }, redirect: "manual" });
  }
}
