import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { join, relative } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { PHOTO_FOLDER } from "#domain/photo/photo";
import { PATHS } from "#domain/site/paths";
import { findDatabaseTrouble } from "../database/database-health";
import { CONNECTION_OPTIONS } from "../limits/connection-limits";
import { markAnswer } from "../metrics/counts";
import { addressOfFirstPage } from "../page-cache/cache-address";
import { findPhotoReply } from "../photos/photo-answer";
import { answerFromCache, answerThroughAstro } from "./answer-page";
import { describeTooLarge, describeTooMany, FILE_FOLDERS } from "./bodies/body-limit";
import { BodyRefusal, readPast } from "./bodies/read-body";
import { createVisitorBodies } from "./bodies/visitor-body";
import { canonicalAddress } from "./canonical-address";
import { answerInTurn } from "./connections/answer-in-turn";
import { allowLongWork, boundConnections } from "./connections/bound-connections";
import { createBeaconAnswer } from "./count-visits";
import type { FrontServerParts } from "./front-server-parts";
import { answerPlainly, RETRY_AFTER, statusOfFailure } from "./plain-answer";
import { logRequest, pathOf } from "./request-log";
import { isCrossOriginWrite } from "./request-origin";
import { STRICTEST_POLICY } from "./security-headers";
import { createVisitorBounds } from "./visitor-bounds";

const MAX_ADDRESS_LENGTH = 2048;

/** Copies that a file is sent as, with no address of their own. */
const COMPRESSED = /\.(?:br|gz)$/;
/** Where files are whose names change with what they say. */
const FINGERPRINTED = "/_astro/";
/** They are asked for once: not whether they changed, nor for a piece of them. */
const NEVER_ASKED_AGAIN = { etag: false, lastModified: false, acceptRanges: false };
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** A proxy's, or one that would send a request's own secrets back. */
const NEVER_ANSWERED: ReadonlySet<string> = new Set(["CONNECT", "TRACE", "TRACK"]);
/** Where anything but reading makes sense: the panel's calls, what a customer says of the service or to a quote, and a postal code, which no address has. */
const WRITABLE = /^\/(?:(?:_actions|api|admin|depoimento|documento)\/|orcamento\/cep$)/;

/** What answers every request. Stored pages leave before the router sees it; that is where most of its speed comes from. */
export async function createFrontServer(parts: FrontServerParts) {
  const siteHeaders = Object.entries(parts.siteHeaders);
  const answerBeacon = createBeaconAnswer(parts);

  const server = fastify({
    // Requests are logged by request-log.ts, errors by the handlers below.
    logger: false,
    trustProxy: parts.isTrustedProxy,
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    forceCloseConnections: "idle",
    frameworkErrors: (_error, _request, reply) => answerPlainly(reply, 400, describeError(400)),
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: false,
    serverFactory: (handle) => {
      const answer = answerInTurn((request, response) => {
        if (answerFromCache(parts, request, response) || answerBeacon(request, response)) return;
        logRequest(parts.log, request, response);
        allowLongWork(request, response);
        for (const [name, value] of siteHeaders) response.setHeader(name, value);
        handle(request, response);
      });
      const server = createServer(CONNECTION_OPTIONS, answer);
      boundConnections(server);
      return server;
    },
  });

  server.addHook("onRequest", async (request, reply) => {
    const { method, url, headers } = request;
    // A proxy's form of the request line would name a host of its own.
    if (!url.startsWith("/")) return answerPlainly(reply, 400, "Pedido inválido.");
    if (url.length > MAX_ADDRESS_LENGTH) return answerPlainly(reply, 414, "O endereço é longo demais.");
    // What a phone's own menu sends has the origin of no site, and is read by nobody here.
    if (url !== PATHS.photoShare && isCrossOriginWrite(method, headers, parts.siteUrl))
      return answerPlainly(reply, 403, "Pedido de outro site recusado. Se este é o endereço do site, defina SITE_URL com ele.");
    if (NEVER_ANSWERED.has(method) || (!READS.has(method) && !WRITABLE.test(url)))
      return answerPlainly(reply.header("allow", "GET, HEAD"), 405, "Este endereço só pode ser lido.");
    const indexNowKey = url.endsWith(".txt") ? parts.content.current.indexNowKey : undefined;
    if (indexNowKey !== undefined && url === `/${indexNowKey}.txt`) return answerPlainly(reply, 200, indexNowKey);
    const canonical = canonicalAddress(url) ?? addressOfFirstPage(url);
    if (canonical) return reply.redirect(canonical, READS.has(method) ? 301 : 308);
  });

  server.get("/healthz", async (_, reply) => answerPlainly(reply, 200, "ok"));
  server.get("/readyz", async (_, reply) => {
    const trouble = await findDatabaseTrouble(parts.connection);
    return trouble ? answerPlainly(reply.header("retry-after", RETRY_AFTER), 503, `database ${trouble}`) : answerPlainly(reply, 200, "ok");
  });

  await server.register(fastifyStatic, {
    root: parts.clientDir,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      markAnswer(reply.raw, "static");
      const isFingerprinted = path.includes(FINGERPRINTED);
      const kept = isFingerprinted ? "public, max-age=31536000, immutable" : "public, max-age=86400";
      reply.header("cache-control", path.includes("/admin/worker.js") ? "no-cache" : kept);
      // It tells what a document may use, and these are none.
      if (isFingerprinted) reply.raw.removeHeader("permissions-policy");
    },
  });
  const files = await listFiles(parts.clientDir);

  const visitors = createVisitorBodies(parts);
  // Photographs are a row each: no page is rendered for them, and a session asked after only for what no stranger may see.
  server.get<{ Params: { name: string } }>(`${PHOTO_FOLDER}:name`, async ({ params, headers, raw }, reply) => {
    markAnswer(reply.raw, "static");
    const asked = { name: params.name, knownTags: headers["if-none-match"], isSignedIn: () => visitors.isSignedIn(raw) };
    const found = await findPhotoReply(asked, parts.photoFiles);
    if (found.status === 404) return answerPlainly(reply, 404, "Esta fotografia não existe.");
    const { body } = found;
    reply.code(found.status).headers({ ...found.headers, "content-security-policy": STRICTEST_POLICY });
    return reply.send(body && Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  });

  // The router reads no body: who sends it decides how much is read.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _body, done) => done(null));
  const findTooMuch = createVisitorBounds();
  const answer = async ({ raw, ip, params }: FastifyRequest, reply: FastifyReply) => {
    const { "*": path = "" } = params as { "*"?: string };
    if (files.has(path) && READS.has(raw.method ?? "GET"))
      return reply.sendFile(path.slice(1), path.includes(FINGERPRINTED) ? NEVER_ASKED_AGAIN : {});
    const tooMuch = findTooMuch(raw, ip);
    if (tooMuch) return answerPlainly(reply.header("retry-after", "60"), 429, tooMuch);
    const body = READS.has(raw.method ?? "GET") ? undefined : await visitors.readBody(raw, reply.raw);
    reply.hijack();
    await answerThroughAstro(parts, { raw, body, clientAddress: ip }, reply.raw);
  };
  const refuseStrangers = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    if (!(await visitors.isSignedIn(raw))) return answerPlainly(reply, 401, "Entre no painel para enviar arquivos.");
  };
  // A share that no worker caught: its photographs are let by, and who shared them is told to do it again.
  server.post(PATHS.photoShare, async ({ raw }, reply) => {
    const isSignedIn = await visitors.isSignedIn(raw);
    if (isSignedIn) await readPast(raw);
    return reply.redirect(`${isSignedIn ? PATHS.photos : PATHS.login}?partilha=de-novo`, 303);
  });
  for (const folder of FILE_FOLDERS) server.post(`${folder}*`, { onRequest: refuseStrangers }, answer);
  server.all("*", answer);
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = statusOfFailure(parts, error.statusCode);
    if (status >= 500) parts.log.error({ err: error, path: pathOf(request.url) }, "request failed");
    if (status === 503) reply.header("retry-after", RETRY_AFTER);
    // More of the body may be coming.
    if (error instanceof BodyRefusal && !request.raw.complete) reply.header("connection", "close");
    const isTooMany = error instanceof BodyRefusal && status === 503;
    return answerPlainly(reply, status, isTooMany ? describeTooMany(request.url) : describeError(status, request.url));
  });
  return server;
}

/** The addresses of files, asked for by one look: a route each would take a twentieth of the time of a start. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((file) => file.isFile() && !COMPRESSED.test(file.name));
  return new Set(files.map((file) => `/${relative(folder, join(file.parentPath, file.name))}`));
}

function describeError(status: number, url = "/"): string {
  if (status === 413) return describeTooLarge(url);
  return status >= 500 ? "Erro interno. Tente novamente em instantes." : "Pedido inválido.";
}

/** Ends a connection whose request cannot even be read, such as one with headers too large. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\ncontent-security-policy: ${STRICTEST_POLICY}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}
