import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider, { type Configuration, interactionPolicy } from "oidc-provider";

/** Who is signed in at the provider. */
export interface Identity {
  sub: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** The settings of a site that trusts it. */
  env: Record<string, string>;
  /** Who signs in from now on; `undefined` cancels. */
  identity: Identity | undefined;
  /** A person chooses on the provider's page instead, as in a browser. */
  asksPerson: boolean;
  /** Ties what it signs to another nonce than the one it was asked for. */
  changesNonce: boolean;
  /** Answers nobody: a port that it let go meanwhile could be another's when it comes back. */
  isAway: boolean;
  /** Names the site that people may come back to. */
  letIn(siteUrl: string): void;
  stop(): Promise<void>;
}

const RETURN_PATH = "/api/auth/callback/google";
const CLIENT = { id: "abre-facil", secret: "um-segredo-de-teste-bem-comprido" };

/** A real OpenID Connect provider on loopback that lets one site sign in. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer().listen(0);
  // Whoever keeps a connection for the next request never finds it closed just then.
  server.keepAliveTimeout = 0;
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const issuer = `http://localhost:${address.port}`;
  const identities = new Map<string, Identity>();
  let site: string | undefined;

  const state: IdentityProvider = {
    issuer,
    env: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: issuer },
    identity: undefined,
    asksPerson: false,
    changesNonce: false,
    isAway: false,
    letIn(siteUrl) {
      site = siteUrl;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  const provider = new Provider(issuer, configure(identities));
  // The site is known only after the provider, whose address it is started with.
  provider.Client.prototype.redirectUriAllowed = (uri) => uri === `${site}${RETURN_PATH}`;
  provider.use(async (context, next) => {
    if (state.changesNonce && context.path === "/auth") context.query = { ...context.query, nonce: "outro-nonce" };
    await next();
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (state.isAway) request.socket.destroy();
    else if (request.url?.startsWith("/interaction/")) void interact(request, response);
    else void answer(request, response);
  });
  return state;

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", issuer);
    const details = await provider.interactionDetails(request, response);
    if (state.asksPerson && !url.searchParams.has("escolha")) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(choicePage(url.pathname, state.identity));
      return;
    }
    if (!state.identity || url.searchParams.get("escolha") === "cancelar") {
      await provider.interactionFinished(request, response, { error: "access_denied", error_description: "cancelado" });
      return;
    }
    identities.set(state.identity.sub, state.identity);
    const grant = new provider.Grant({ accountId: state.identity.sub, clientId: String(details.params["client_id"]) });
    grant.addOIDCScope("openid email profile");
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, {
      login: { accountId: state.identity.sub, remember: false },
      select_account: {},
      consent: { grantId },
    });
  }
}

function configure(identities: ReadonlyMap<string, Identity>): Configuration {
  return {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [`http://localhost${RETURN_PATH}`] }],
    pkce: { required: () => true },
    // As Google does: who somebody is stands in the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}`, policy: policyWithSelection() },
    cookies: { keys: ["chave-de-teste"] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => {
        const identity = identities.get(sub);
        return { sub, email: identity?.email, email_verified: identity?.emailVerified ?? true, name: identity?.name };
      },
    }),
  };
}

/** As Google, it can be asked to let the person choose an account. */
function policyWithSelection() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

function choicePage(path: string, identity: Identity | undefined): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Escolha uma conta</title></head><body><main>
    <h1>Escolha uma conta</h1>
    <p><a href="${path}?escolha=entrar">Continuar como ${identity?.email ?? "ninguém"}</a></p>
    <p><a href="${path}?escolha=cancelar">Cancelar</a></p></main></body></html>`;
}
