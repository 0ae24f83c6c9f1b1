import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Attempt, KeptAnswer } from "#domain/jobs/job";
import type { Reason } from "#domain/page/reason";
import { markCut } from "#domain/text/cut-mark";
import { AiFailure, AiInterruption } from "#server/ai/ai-failure";
import { createAiWriter, type WriteOptions } from "#server/ai/ai-writer";
import { createCompletions } from "#server/ai/completions";
import { PATIENT } from "#server/ai/retry-policy";
import { facts, isFact } from "#support/content/facts";
import { waitUntil } from "#support/machine/wait-until";
import { type AiProvider, API_KEY, goodText, refuse, type Scene, say, startAiProvider } from "#support/outside/ai-provider";

const TITLE = "Motor para portão em Santana";
/** Reached by nothing that ends, however busy the machine is. */
const LONG_TIMEOUT_MS = 250_000;
let provider: AiProvider;

beforeAll(async () => {
  provider = await startAiProvider();
});
afterAll(() => provider?.stop());
beforeEach(() => {
  provider.requests.length = 0;
  provider.play(() => say(goodText(TITLE)));
});

const isEndless = ({ kind }: Scene) => kind === "silence" || kind === "drip";

/** Time runs out for a request as soon as the provider has it, which on a busy machine is not a matter of milliseconds. */
function endTimeOfWhatIsAsked(): void {
  const limited = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    expect(ms).toBe(LONG_TIMEOUT_MS);
    const limit = new AbortController();
    const before = provider.requests.length;
    const isAsked = () => provider.requests.length > before;
    void waitUntil(isAsked, { withinMs: LONG_TIMEOUT_MS, what: "the request" }).then(() =>
      limit.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")),
    );
    return limit.signal;
  });
  onTestFinished(() => limited.mockRestore());
}

function createWriter() {
  const completions = createCompletions({
    readProvider: () => ({ baseUrl: provider.baseUrl, model: "gpt-4o", mayBePrivate: true }),
    timeoutMs: LONG_TIMEOUT_MS,
  });
  return createAiWriter({
    completions,
    keys: { findKey: async () => ({ text: API_KEY, origin: new URL(provider.baseUrl).origin }) },
    readFacts: () => facts,
    isFact,
    hasPauses: false,
  });
}

/** Writes one text and tells what came of it. */
async function write(scenes: Scene[], options: Partial<WriteOptions> & { creativity?: number; instructions?: string } = {}) {
  if (scenes.length > 0) provider.play((_, number) => scenes[Math.min(number, scenes.length) - 1] as Scene);
  const { creativity = 75, instructions = "", ...rest } = options;
  let attempts: Attempt[] = [];
  const answers: KeptAnswer[] = [];
  const keepAttempts = (kept: readonly Attempt[], answer?: KeptAnswer) => {
    attempts = structuredClone(kept) as Attempt[];
    if (answer) answers.push(answer);
  };
  // Who gives up by himself waits for no time limit.
  if (scenes.some(isEndless) && !options.signal) endTimeOfWhatIsAsked();
  const result = await createWriter()
    .write({ title: TITLE, instructions, creativity }, { signal: new AbortController().signal, patience: PATIENT, keepAttempts, ...rest })
    .then(
      (text) => ({ text, error: undefined }),
      (error: Error) => ({ text: undefined, error }),
    );
  return { ...result, attempts, answers, outcomes: attempts.map(({ outcome }) => outcome) };
}

test("the request is as specified: model, 2000 tokens, the temperature of the creativity, the key as bearer, system and user", async () => {
  const { text, outcomes, attempts } = await write([], { creativity: 50, instructions: "Fale do frete" });
  const [request] = provider.requests;
  expect(provider.requests).toHaveLength(1);
  expect(request).toMatchObject({
    path: "/v1/chat/completions",
    authorization: `Bearer ${API_KEY}`,
    body: { model: "gpt-4o", max_tokens: 2000, temperature: 0.75 },
  });
  expect(request?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(request?.body.messages[1]?.content.split("\n").slice(0, 2)).toEqual([
    `Tópico da página: ${TITLE}`,
    "Informações adicionais: Fale do frete",
  ]);
  expect(text).toMatchObject({ html: goodText(TITLE), isCut: false, unknownMoney: [] });
  expect(outcomes).toEqual(["written"]);
  expect(attempts[0]).toMatchObject({ tokens: 1500, startedAt: expect.any(String), ms: expect.any(Number) });
});

const refusal = (param: string, hint: string) =>
  refuse(400, {
    message: `Unsupported parameter: '${param}' is not supported with this model. ${hint}`,
    param,
    code: "unsupported_parameter",
  });

test("a model that wants max_completion_tokens and takes no temperature gets what it wants, and is remembered", async () => {
  const writer = createWriter();
  provider.play(({ body }) => {
    if (body.max_tokens) return refusal("max_tokens", "Use 'max_completion_tokens' instead.");
    if (body.temperature !== undefined) return refusal("temperature", "Only the default (1) value is supported.");
    return say(goodText(TITLE));
  });
  const options = { signal: new AbortController().signal, patience: PATIENT };
  const request = { title: TITLE, instructions: "", creativity: 75 };
  expect((await writer.write(request, options)).html).toBe(goodText(TITLE));
  expect(provider.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens, body.temperature])).toEqual([
    [2000, undefined, 0.875],
    [undefined, 2000, 0.875],
    [undefined, 2000, undefined],
  ]);
  await writer.write(request, options);
  expect(provider.requests).toHaveLength(4);
});

const KEY_ECHO = `Incorrect API key provided: ${API_KEY}. You can find yours at the provider.`;
const failures: [name: string, scene: Scene, message: string | RegExp, outcomes: string[]][] = [
  [
    "401",
    refuse(401, { message: KEY_ECHO, code: "invalid_api_key" }),
    "Erro ao gerar conteúdo: Incorrect API key provided: (chave). You can find yours at the provider.",
    ["refused-key"],
  ],
  [
    "404 model",
    refuse(404, { message: "The model `gpt-4o` has been deprecated", code: "model_not_found" }),
    'Erro ao gerar conteúdo: Modelo "gpt-4o" não encontrado no provedor. The model `gpt-4o` has been deprecated Escolha outro modelo no Cadastro',
    ["missing-model"],
  ],
  [
    "429 without Retry-After",
    refuse(429, { message: "Rate limit reached" }),
    "Erro ao gerar conteúdo: Rate limit reached",
    Array(6).fill("rate-limited"),
  ],
  [
    "429 for longer than anybody waits",
    refuse(429, { message: "Come back tomorrow" }, { "retry-after": "86400" }),
    "Erro ao gerar conteúdo: Come back tomorrow",
    ["rate-limited"],
  ],
  [
    "429 without credit",
    refuse(429, { message: "You exceeded your current quota", code: "insufficient_quota" }),
    "Erro ao gerar conteúdo: You exceeded your current quota",
    ["no-credit"],
  ],
  [
    "500",
    refuse(500, { message: "The server had an error" }),
    "Erro ao gerar conteúdo: The server had an error",
    Array(3).fill("provider-error"),
  ],
  [
    "502 of a proxy in HTML",
    refuse(502, "<html><body>Bad gateway</body></html>"),
    "Erro ao gerar conteúdo: Erro desconhecido",
    Array(3).fill("provider-error"),
  ],
  ["500 without a message", refuse(500), "Erro ao gerar conteúdo: Erro desconhecido", Array(3).fill("provider-error")],
  ["silence", { kind: "silence" }, /^Erro ao gerar conteúdo: O provedor não terminou em \d+ segundos?$/, ["timeout", "timeout"]],
  ["a slow drip", { kind: "drip" }, /^Erro ao gerar conteúdo: O provedor não terminou em \d+ segundos?$/, ["timeout", "timeout"]],
  ["a reset before the answer", { kind: "reset" }, "Erro ao gerar conteúdo: A conexão com o provedor falhou", Array(3).fill("connection")],
  [
    "a reset in the answer",
    { kind: "reset", afterHeaders: true },
    "Erro ao gerar conteúdo: A conexão com o provedor falhou",
    Array(3).fill("connection"),
  ],
  ["invalid JSON", { kind: "raw", body: '{"choices": [{"mess' }, "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  [
    "HTML instead of JSON",
    { kind: "raw", body: "<html>Olá</html>", contentType: "text/html" },
    "Resposta da API não contém o conteúdo esperado",
    ["unusable"],
  ],
  ["no choices", { kind: "no-choices" }, "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  ["empty content", say("  \n"), "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  ["null content", { kind: "text", content: null }, "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  ["nothing but a script", say("<script>alert(1)</script>"), "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  ["no letter", say("<p></p><hr><p>…</p>"), "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  ["99 KB of elements one in the other", say("<div>".repeat(19_800)), "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  ["99 KB of Markdown's marks", say("_a__".repeat(24_750)), "Resposta da API não contém o conteúdo esperado", ["unusable"]],
  [
    "5 MB of content",
    say(`<p>${"portão ".repeat(750_000)}</p>`),
    "Erro ao gerar conteúdo: A resposta do provedor é grande demais",
    ["too-large"],
  ],
  [
    "200 KB of content",
    say(`<p>${"portão ".repeat(30_000)}</p>`),
    "Erro ao gerar conteúdo: A resposta do provedor é grande demais",
    ["too-large"],
  ],
  [
    "English",
    say(
      `<p>${"Automatic gate motors make the daily routine of the whole family safer and easier, and a good installation lasts for many years. ".repeat(3)}</p>`,
    ),
    "Erro ao gerar conteúdo: O texto não veio em português",
    ["foreign"],
  ],
  [
    "a fact that is not in the register",
    say("<p>O motor do portão custa {{plano-lua-preco}} à vista.</p>"),
    "Erro ao gerar conteúdo: O texto cita o dado “{{plano-lua-preco}}”, que não existe no cadastro",
    ["unknown-fact"],
  ],
];

/** Ways in which a model may write the key it was asked with. */
const KEY_TEXTS = [
  API_KEY,
  API_KEY.replaceAll("-", "&#45;"),
  API_KEY.replaceAll("-", "\\-"),
  `\`${API_KEY}\``,
  `[aqui](https://exemplo.com.br/?k=${API_KEY})`,
  API_KEY.slice(0, -1),
];

for (const mode of ["whole", "streamed"] as const) {
  test(`a key that the provider writes into the text, ${mode}: nobody reads it, on the way or in the end`, async () => {
    for (const written of KEY_TEXTS) {
      provider.requests.length = 0;
      const heard: string[] = [];
      const streamed: Partial<WriteOptions> = mode === "streamed" ? { onText: (readHtml) => heard.push(readHtml()) } : {};
      const content = `## Título\n\nO portão automático facilita a rotina de quem entra e sai: ${written} e depois mais texto do portão.`;
      const { text, answers } = await write([say(content)], streamed);
      const seen = JSON.stringify([text, answers, heard]);
      expect(text?.html, written).toContain("(chave)");
      expect(seen.includes(API_KEY) || seen.includes(API_KEY.slice(3, -4)), written).toBe(false);
      expect(heard.length > 0).toBe(mode === "streamed");
    }
  });

  const options: Partial<WriteOptions> = mode === "streamed" ? { onText: () => {} } : {};

  for (const [name, scene, message, expected] of failures) {
    test(`${name}, ${mode}: the administrator is told, each attempt is kept, and the key is in neither`, async () => {
      const { text, error, outcomes, attempts } = await write([scene], options);
      expect(text).toBeUndefined();
      expect(error).toBeInstanceOf(AiFailure);
      if (typeof message === "string") expect(error?.message).toBe(message);
      else expect(error?.message).toMatch(message);
      expect(outcomes).toEqual(expected);
      expect(attempts.at(-1)?.message).toBe(error?.message);
      expect(JSON.stringify([attempts, error?.message, error?.stack])).not.toContain(API_KEY);
      expect(provider.requests.every(({ body }) => (body.stream ?? false) === (mode === "streamed"))).toBe(true);
    });
  }

  test(`429 with Retry-After, ${mode}: it is waited for as long as asked, then written`, async () => {
    const begun = performance.now();
    const { text, outcomes, attempts } = await write(
      [refuse(429, { message: "Slow down" }, { "retry-after": "1" }), say(goodText(TITLE))],
      options,
    );
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1000);
    expect(text?.html).toBe(goodText(TITLE));
    expect(outcomes).toEqual(["rate-limited", "written"]);
    expect(attempts[0]).toMatchObject({ status: 429, message: "Erro ao gerar conteúdo: Slow down" });
  });

  test(`an error that passes, ${mode}: the second attempt is written`, async () => {
    const { text, outcomes } = await write([{ kind: "reset", afterHeaders: true }, refuse(503), say(goodText(TITLE))], options);
    expect(text?.html).toBe(goodText(TITLE));
    expect(outcomes).toEqual(["connection", "provider-error", "written"]);
  });

  test(`an answer cut at the limit, ${mode}: the rest is asked for once and joined`, async () => {
    const whole = goodText(TITLE);
    const { text, outcomes } = await write([say(whole.slice(0, 300), "length"), say(whole.slice(300))], options);
    expect(text).toMatchObject({ html: whole, isCut: false });
    expect(outcomes).toEqual(["cut", "written"]);
    expect(provider.requests[1]?.body.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(provider.requests[1]?.body.messages[2]?.content).toBe(whole.slice(0, 300));
  });

  test(`an answer that was stopped by a filter or ended without a reason, ${mode}: it is cut like one at the limit`, async () => {
    const whole = goodText(TITLE);
    for (const reason of ["content_filter", ""]) {
      provider.requests.length = 0;
      const { text, outcomes } = await write([say(whole.slice(0, 300), reason), say(whole.slice(300))], options);
      expect(text).toMatchObject({ html: whole, isCut: false });
      expect(outcomes).toEqual(["cut", "written"]);
    }
  });

  test(`an answer whose rest is cut too, or fails, ${mode}: it ends with its last whole block`, async () => {
    const whole = goodText(TITLE);
    const expected = whole.slice(0, whole.indexOf("\n<h3>"));
    const cutAgain = await write([say(whole.slice(0, 100), "length"), say(whole.slice(100, 300), "length")], options);
    expect(cutAgain.text).toMatchObject({ html: markCut(expected), isCut: true });
    provider.requests.length = 0;
    const failed = await write([say(whole.slice(0, 300), "length"), refuse(500)], options);
    expect(failed.text).toMatchObject({ html: markCut(expected), isCut: true });
    expect(failed.outcomes).toEqual(["cut", "provider-error"]);
  });

  test(`fences, scripts, handlers and a repeated title, ${mode}: clean HTML is left`, async () => {
    const dirty = `Claro!\n\`\`\`html\n<div class="prose"><h1>${TITLE}</h1><h2 onclick="x()">A</h2><script>x()</script><p style="color:red">Um.</p></div>\n\`\`\``;
    expect((await write([say(dirty)], options)).text?.html).toBe("<h2>A</h2><p>Um.</p>");
    expect((await write([say("## A\n\nUm **dois**.")], options)).text?.html).toBe("<h2>A</h2>\n<p>Um <strong>dois</strong>.</p>");
  });

  test(`who gives up, ${mode}: the request under way ends, and so does a wait`, async () => {
    for (const scene of [{ kind: "silence" }, refuse(429, {}, { "retry-after": "60" })] satisfies Scene[]) {
      provider.requests.length = 0;
      const leaving = new AbortController();
      const writing = write([scene], { ...options, signal: leaving.signal });
      await expect.poll(() => provider.requests.length).toBe(1);
      leaving.abort();
      const { error } = await writing;
      expect(error).toBeInstanceOf(AiInterruption);
      if (scene.kind === "silence") await expect.poll(() => provider.requests[0]?.isAborted).toBe(true);
      expect(provider.requests).toHaveLength(1);
    }
  });
}

test("without a key nothing is asked and the specified message is given", async () => {
  const writer = createAiWriter({
    completions: createCompletions({
      readProvider: () => ({ baseUrl: provider.baseUrl, model: "gpt-4o", mayBePrivate: true }),
      timeoutMs: LONG_TIMEOUT_MS,
    }),
    keys: { findKey: async () => undefined },
    readFacts: () => facts,
    isFact,
    hasPauses: false,
  });
  const writing = writer.write(
    { title: TITLE, instructions: "", creativity: 75 },
    { signal: new AbortController().signal, patience: PATIENT },
  );
  await expect(writing).rejects.toThrow("API Key is required for content generation");
  expect(provider.requests).toEqual([]);
});

test("the text is heard as it is written, sanitised each time", async () => {
  const heard: string[] = [];
  const content = goodText(TITLE).repeat(4).replace("<h3>", "<script>x()</script><h3>");
  await write([{ kind: "text", content }], { onText: (readHtml) => heard.push(readHtml()) });
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.join("")).not.toContain("script");
});

test("amounts of money that are not in the register are pointed out", async () => {
  const { text } = await write([say("<p>A revisão custa R$ 350 e a peça R$ 129,90.</p>")]);
  expect(text?.unknownMoney).toEqual(["R$ 129,90"]);
});

test("facts are listed for the provider by name with what they read, and come back by name, put right, heard as it is written too", async () => {
  const heard: string[] = [];
  const content = "<p>O motor custa R$ {{ Plano Solo Preço }} e sai em {{parcelas}}.</p>";
  const { text } = await write([say(content)], { onText: (readHtml) => heard.push(readHtml()) });
  expect(provider.requests[0]?.body.messages[0]?.content).toContain(`{{plano-solo-preco}}: ${facts.texts["plano-solo-preco"]} (`);
  expect(text).toMatchObject({ html: "<p>O motor custa {{plano-solo-preco}} e sai em {{parcelas}}.</p>", unknownMoney: [] });
  expect(heard.at(-1)).toBe(text?.html);
});

test("a sentence that quotes a fact nobody knows is not heard, so that a text that is stopped can be saved", async () => {
  const heard: string[] = [];
  const { error } = await write([say(`<p>O motor abre o portão. Custa {{plano-lua-preco}}. E fecha em seguida, sem pressa.</p>`)], {
    onText: (readHtml) => heard.push(readHtml()),
  });
  expect(error?.message).toContain("plano-lua-preco");
  expect(heard.at(-1)).toBe("<p>O motor abre o portão. E fecha em seguida, sem pressa.</p>");
  expect(heard.filter((html) => html.includes("}}"))).toEqual([]);
});

test("attempts of before a restart are kept, and the one that was running was interrupted", async () => {
  const before: Attempt[] = [
    { startedAt: "2026-01-01T00:00:00.000Z", outcome: "rate-limited", ms: 5 },
    { startedAt: "2026-01-01T00:00:01.000Z", outcome: "running" },
  ];
  const { outcomes } = await write([], { earlierAttempts: before });
  expect(outcomes).toEqual(["rate-limited", "interrupted", "written"]);
});

test("what was answered before a restart is used and not asked for again, and of a cut text the rest alone is asked for", async () => {
  const whole = goodText(TITLE);
  const earlierAttempts: Attempt[] = [{ startedAt: "2026-01-01T00:00:00.000Z", outcome: "written" }];
  const { text, outcomes } = await write([], { earlierAttempts, earlierAnswer: { text: whole, isCut: false, isFinal: true } });
  expect(text?.html).toBe(whole);
  expect([provider.requests, outcomes]).toEqual([[], []]);
  const cut = await write([say(whole.slice(300))], { earlierAnswer: { text: whole.slice(0, 300), isCut: true, isFinal: false } });
  expect(cut.text).toMatchObject({ html: whole, isCut: false });
  expect(provider.requests.map(({ body }) => body.messages.length)).toEqual([4]);
});

test("an answer is kept before it is used: the text, then what became of a cut one with its rest", async () => {
  const whole = goodText(TITLE);
  const { answers } = await write([say(whole.slice(0, 300), "length"), say(whole.slice(300))]);
  expect(answers).toEqual([
    { text: whole.slice(0, 300), isCut: true, isFinal: false },
    { text: whole, isCut: false, isFinal: true },
  ]);
});

test("an answer that cannot be kept is no failure of the provider", async () => {
  const away = new Error("the database is away");
  const keepAttempts = async (_: readonly Attempt[], answer?: KeptAnswer) => {
    if (answer) throw away;
  };
  expect((await write([], { keepAttempts })).error).toBe(away);
});

test("a key that stands where a long refusal is cut short is not shown in part", async () => {
  const { error } = await write([refuse(401, { message: `${"x".repeat(280)} ${API_KEY}` })]);
  expect(error?.message).toContain("(chave)");
  expect(error?.message).not.toContain("sk-");
});

test.each([301, 302, 307, 308])("a provider that sends elsewhere (%i) is not followed, so the key goes nowhere else", async (status) => {
  const elsewhere = await startAiProvider();
  try {
    const { text, error } = await write([refuse(status, {}, { location: `${elsewhere.baseUrl}/chat/completions` })]);
    expect(text).toBeUndefined();
    expect(error).toBeInstanceOf(AiFailure);
    expect(elsewhere.requests).toEqual([]);
  } finally {
    await elsewhere.stop();
  }
});

const HELD: Reason = { rule: "facts", says: "O texto afirma por conta própria “mil clientes”.", mend: "Tire a frase." };
const BAD = `${goodText(TITLE)}<p>Somos mil clientes.</p>`;
const judge = async (html: string) => (html.includes("mil clientes") ? [HELD] : []);

test("an answer that the rules hold back is asked to be mended once, with the reasons, and kept before it is read", async () => {
  const { text, answers } = await write([say(BAD), say(goodText(TITLE))], { judge });
  expect(text?.html).toBe(goodText(TITLE));
  const [, request] = provider.requests;
  expect(provider.requests).toHaveLength(2);
  expect(request?.body.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
  expect(request?.body.messages.at(-1)?.content).toContain(HELD.says);
  expect(answers.at(-1)).toMatchObject({ text: BAD, mended: { text: goodText(TITLE), isCut: false } });

  // After a death nothing that was answered is asked again.
  provider.requests.length = 0;
  const later = await write([say("nunca")], { judge, earlierAnswer: answers.at(-1) as KeptAnswer });
  expect([later.text?.html, provider.requests]).toEqual([goodText(TITLE), []]);
});

test.each([
  ["is held as well", say(BAD)],
  ["is cut", say(goodText(TITLE), "length")],
  ["fails", refuse(500)],
  ["has no text", say("")],
])("where the mended answer %s the first one stands, and nobody is asked a third time", async (_, scene) => {
  const { text } = await write([say(BAD), scene], { judge });
  expect(text?.html).toContain("mil clientes");
  expect(provider.requests).toHaveLength(2);
});
