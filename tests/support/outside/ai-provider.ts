import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface ReceivedRequest {
  path: string;
  authorization: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    temperature?: number;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
  /** The topic of the user message. */
  title: string;
  /** All of the answer has been given to the connection. */
  isAnswered: boolean;
  /** Whether the client closed the connection before it had the whole answer. */
  isAborted: boolean;
  /** The client died before it had read the whole answer: its system resets a connection over bytes that nobody read. */
  isUnread: boolean;
  /** The client has read the whole answer and closed the connection by itself, or by its death. */
  isTaken: boolean;
}

/** How the provider answers one request. */
export type Scene =
  | { kind: "text"; content: string | null; finishReason?: string; pieceMs?: number }
  /** Piece by piece, as they come. */
  | { kind: "pieces"; pieces: AsyncIterable<string> }
  | { kind: "error"; status: number; error?: object | string; headers?: Record<string, string>; contentType?: string }
  | { kind: "raw"; body: string; contentType?: string }
  | { kind: "no-choices" }
  /** Bytes one by one, far slower than anybody waits. */
  | { kind: "drip" }
  /** Takes the request and says nothing. */
  | { kind: "silence" }
  /** Breaks the connection off, in the middle of the answer or before it. */
  | { kind: "reset"; afterHeaders?: boolean };

export type Script = (request: ReceivedRequest, number: number) => Scene | Promise<Scene>;

export interface AiProvider {
  /** For `AI_BASE_URL`. */
  baseUrl: string;
  requests: ReceivedRequest[];
  /** Changes how the next requests are answered. */
  play(script: Script): void;
  stop(): Promise<void>;
}

export const API_KEY = "sk-teste-provedor-1234567890-WXYZ";

/** A text such as a good model writes for a title. */
export function goodText(title: string): string {
  const paragraph =
    "<p>O portão automático facilita a rotina de quem entra e sai de casa todos os dias, e um motor bem instalado trabalha em silêncio por muitos anos sem dar trabalho ao morador.</p>";
  return `<h2>O que saber sobre ${title}</h2>\n${paragraph}\n<h3>Antes de chamar</h3>\n<ul><li>Verifique a energia</li><li>Troque a pilha do controle</li></ul>\n<h2>Como é a visita</h2>\n${paragraph}`;
}

export const say = (content: string, finishReason = "stop"): Scene => ({ kind: "text", content, finishReason });
export const refuse = (status: number, error: object | string = {}, headers: Record<string, string> = {}): Scene => ({
  kind: "error",
  status,
  error,
  headers,
});

/** A provider on loopback that speaks the chat-completions protocol, streamed or not, and plays what it is told. */
export async function startAiProvider(script: Script = (request) => say(goodText(request.title))): Promise<AiProvider> {
  const requests: ReceivedRequest[] = [];
  const asked = new WeakMap<object, ReceivedRequest>();
  let current = script;
  const server = createServer(async (request, response) => {
    const received = await receive(request);
    response.on("finish", () => {
      received.isAnswered = true;
    });
    response.on("close", () => {
      received.isAborted = !response.writableFinished;
    });
    // Who closes first never hears of bytes that the other left unread, so that is left to the client.
    response.setHeader("connection", "keep-alive");
    requests.push(received);
    asked.set(request.socket, received);
    await play(await current(received, requests.length), received, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    socket.on("error", () => {
      const last = asked.get(socket);
      if (last) last.isUnread = true;
    });
    socket.on("end", () => {
      const last = asked.get(socket);
      if (last) last.isTaken = last.isAnswered;
    });
  });
  // Whoever keeps a connection for the next request never finds it closed just then.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(next) {
      current = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as ReceivedRequest["body"];
  const user = body.messages?.find(({ role }) => role === "user")?.content ?? "";
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization ?? "",
    body,
    title: /Tópico da página: (.*)/.exec(user)?.[1] ?? "",
    isAborted: false,
    isUnread: false,
    isAnswered: false,
    isTaken: false,
  };
}

async function play(scene: Scene, { body }: ReceivedRequest, response: ServerResponse): Promise<void> {
  switch (scene.kind) {
    case "text":
      return body.stream ? await stream(response, scene) : sendJson(response, 200, completion(body.model, scene));
    case "pieces":
      return await streamPieces(response, scene.pieces);
    case "no-choices":
      if (!body.stream) return sendJson(response, 200, { ...completion(body.model, { content: "" }), choices: [] });
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [] })}\n\ndata: [DONE]\n\n`);
      return;
    case "error": {
      const { status, error = {}, headers = {}, contentType } = scene;
      if (typeof error === "string") response.writeHead(status, { "content-type": contentType ?? "text/html", ...headers }).end(error);
      else sendJson(response, status, { error }, headers);
      return;
    }
    case "raw":
      response.writeHead(200, { "content-type": scene.contentType ?? (body.stream ? "text/event-stream" : "application/json") });
      response.end(scene.body);
      return;
    case "drip":
      response.writeHead(200, { "content-type": body.stream ? "text/event-stream" : "application/json" });
      while (!response.destroyed) {
        response.write(body.stream ? chunk("a") : " ");
        await sleep(50);
      }
      return;
    case "silence":
      return;
    case "reset":
      if (scene.afterHeaders) {
        response.writeHead(200, { "content-type": body.stream ? "text/event-stream" : "application/json" });
        response.write(body.stream ? chunk("<p>Começo") : '{"id":"x","choices":[{"message":{"content":"<p>Come');
        await sleep(20);
      }
      response.socket?.resetAndDestroy();
  }
}

async function stream(
  response: ServerResponse,
  { content, finishReason = "stop", pieceMs }: Extract<Scene, { kind: "text" }>,
): Promise<void> {
  // As long as a token or two, unless it would take all day.
  const pieceLength = content && content.length > 50_000 ? 4000 : 8;
  await streamPieces(response, cutText(content ?? "", pieceLength, pieceMs), finishReason);
}

/** Its pieces, one after the other. */
export async function* cutText(content: string, length: number, pauseMs = 0): AsyncGenerator<string> {
  for (let from = 0; from < content.length; from += length) {
    yield content.slice(from, from + length);
    if (pauseMs) await sleep(pauseMs);
  }
}

async function streamPieces(response: ServerResponse, pieces: AsyncIterable<string>, finishReason = "stop"): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunk("", { role: "assistant" }));
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(chunk(piece))) await once(response, "drain");
  }
  response.write(
    `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta: {}, finish_reason: finishReason }] })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

function chunk(content: string, more: object = {}): string {
  const choice = { index: 0, delta: { content, ...more }, finish_reason: null };
  return `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m", choices: [choice] })}\n\n`;
}

function completion(model: string, { content, finishReason = "stop" }: { content: string | null; finishReason?: string }) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 900, completion_tokens: 600, total_tokens: 1500 },
  };
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
