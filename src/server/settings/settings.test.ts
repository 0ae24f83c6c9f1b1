import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { readLocations, readSettings, SettingsError } from "./settings";

const read = (env: Record<string, string> = {}, dataDir = makeTemporaryFolder()) => readSettings({ DATA_DIR: dataDir, ...env });

function refusalOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was accepted`);
}

test("without any variable the site has every default", () => {
  const dataDir = makeTemporaryFolder();
  const { secretKey, ...settings } = read({}, dataDir);
  expect(secretKey.length).toBeGreaterThanOrEqual(32);
  expect(settings).toEqual({
    host: "0.0.0.0",
    port: 4321,
    siteUrl: "http://localhost:4321",
    trustedProxies: ["loopback"],
    metrics: undefined,
    databaseUrl: `sqlite:${join(dataDir, "abre-facil.sqlite")}`,
    dataDir,
    isSecretInDataDir: true,
    admin: { email: "admin@abrefacil.local", password: undefined, allowedEmails: [] },
    google: undefined,
    ai: { baseUrl: undefined, model: undefined, timeoutMs: 60_000 },
    contact: { phone: undefined, chatHost: undefined },
    heroVideoUrl: undefined,
    pace: "default",
    indexNowKey: undefined,
  });
});

test("the secret before this one is read, and a blank one is none", () => {
  expect(read({ SECRET_KEY_PREVIOUS: "p".repeat(32) }).previousSecretKey).toBe("p".repeat(32));
  expect(read({ SECRET_KEY_PREVIOUS: " " }).previousSecretKey).toBeUndefined();
});

test("a variable that is set but blank gives its default", () => {
  const settings = read({ PORT: "", SITE_URL: " ", ADMIN_PASSWORD: "", CONTACT_PHONE: "  ", PACE: "", HERO_VIDEO_URL: "" });
  expect(settings).toMatchObject({ port: 4321, siteUrl: "http://localhost:4321", pace: "default" });
  expect(settings.contact.phone).toBeUndefined();
  expect(settings.admin.password).toBeUndefined();
  expect(settings.heroVideoUrl).toBeUndefined();
});

test("good values are read and tidied", () => {
  const settings = read({
    PORT: "8080",
    SITE_URL: "https://site.example//",
    DATABASE_URL: "postgres://user:pw@host/name",
    SECRET_KEY: "s".repeat(32),
    ADMIN_EMAIL: "Dono@Exemplo.com.br",
    ADMIN_ALLOWED_EMAILS: "A@x.com, b@x.com;c@x.com",
    CONTACT_PHONE: "5511987654321",
    CONTACT_CHAT_HOST: "https://chat.example/",
    PACE: "none",
  });
  expect(settings).toMatchObject({
    port: 8080,
    siteUrl: "https://site.example",
    databaseUrl: "postgres://user:pw@host/name",
    secretKey: "s".repeat(32),
    isSecretInDataDir: false,
    admin: { email: "dono@exemplo.com.br", allowedEmails: ["a@x.com", "b@x.com", "c@x.com"] },
    contact: { phone: "5511987654321", chatHost: "https://chat.example" },
    pace: "none",
  });
});

test.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["TRUSTED_PROXIES", "caddy"],
  ["TRUSTED_PROXIES", "true"],
  ["TRUSTED_PROXIES", "none, loopback"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "::/0"],
  ["METRICS_PORT", "0"],
  ["METRICS_PORT", "abc"],
  ["SITE_URL", "site.example"],
  ["SITE_URL", "ftp://site.example"],
  ["SITE_URL", "javascript:alert(1)"],
  ["SITE_URL", "https://site.example/loja"],
  ["SITE_URL", "https://site.example/?a=1"],
  ["DATABASE_URL", "mysql://host/name"],
  ["DATABASE_URL", "./site.sqlite"],
  ["DATABASE_URL", "sqlite:"],
  ["DATABASE_URL", "sqlite://"],
  ["DATABASE_URL", "postgres://user:pw@host:port/name"],
  ["SECRET_KEY", "curta"],
  ["SECRET_KEY_PREVIOUS", "curta"],
  ["ADMIN_EMAIL", "dono"],
  ["ADMIN_PASSWORD", "1234567"],
  ["ADMIN_PASSWORD", "x".repeat(129)],
  ["ADMIN_ALLOWED_EMAILS", "dono, a@x.com"],
  ["GOOGLE_ISSUER", "accounts.google.com"],
  ["AI_BASE_URL", "api.openai.com"],
  ["CONTACT_PHONE", "11900000000"],
  ["CONTACT_PHONE", "+55 11 90000-0000"],
  ["CONTACT_CHAT_HOST", "wa.me"],
  ["HERO_VIDEO_URL", "video.mp4"],
  ["PACE", "fast"],
  ["INDEXNOW_KEY", "curta"],
])("%s=%s is refused in one line that names the variable", (name, value) => {
  const message = refusalOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name} \\S`));
  expect(message).not.toContain("\n");
  expect(message).not.toContain("undefined");
});

test("a refusal never repeats a secret", () => {
  expect(refusalOf({ SECRET_KEY: "segredo-curto" })).not.toContain("segredo-curto");
  expect(refusalOf({ ADMIN_PASSWORD: "s3nha" })).not.toContain("s3nha");
});

test("all wrong variables are named at once", () => {
  const message = refusalOf({ PORT: "x", PACE: "x", CONTACT_PHONE: "x" });
  for (const name of ["PORT", "PACE", "CONTACT_PHONE"]) expect(message).toContain(name);
});

test("trusted proxies are names of ranges, addresses and networks, or nobody", () => {
  expect(read({ TRUSTED_PROXIES: "loopback,10.1.2.3; 2001:db8::/32  172.16.0.0/12" }).trustedProxies).toEqual([
    "loopback",
    "10.1.2.3",
    "2001:db8::/32",
    "172.16.0.0/12",
  ]);
  expect(read({ TRUSTED_PROXIES: "none" }).trustedProxies).toEqual([]);
});

test("figures for Prometheus have an address of their own once they have a port", () => {
  expect(read({ METRICS_HOST: "0.0.0.0" }).metrics).toBeUndefined();
  expect(read({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
});

test("figures for Prometheus do not take the site's own port", () => {
  for (const [PORT = "", METRICS_PORT = ""] of [
    ["9464", "9464"],
    ["", "4321"],
  ])
    expect(refusalOf({ PORT, METRICS_PORT })).toMatch(/^METRICS_PORT \d+ is the PORT of the site: set it to another number$/);
});

test("where the data is can be read without making anything there", () => {
  const dataDir = join(makeTemporaryFolder(), "nova");
  expect(readLocations({ DATA_DIR: dataDir, PORT: "x" })).toEqual({ dataDir, databaseUrl: `sqlite:${join(dataDir, "abre-facil.sqlite")}` });
  expect(existsSync(dataDir)).toBe(false);
});

test("the Google pair is taken whole or not at all", () => {
  const pair = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  expect(read(pair).google).toEqual({ clientId: "id", clientSecret: "secret", issuer: "https://accounts.google.com" });
  for (const name of Object.keys(pair)) expect(refusalOf({ ...pair, [name]: "" })).toMatch(/GOOGLE_CLIENT_ID.*GOOGLE_CLIENT_SECRET/);
});

test("the secret is made once, kept for later starts, and only its owner can read it", () => {
  const dataDir = makeTemporaryFolder();
  const { secretKey } = read({}, dataDir);
  expect(statSync(join(dataDir, "secret-key")).mode & 0o777).toBe(0o600);
  expect(read({}, dataDir).secretKey).toBe(secretKey);
  expect(read().secretKey).not.toBe(secretKey);
});

test("a secret that is given is not written down", () => {
  const dataDir = makeTemporaryFolder();
  read({ SECRET_KEY: "s".repeat(40) }, dataDir);
  expect(existsSync(join(dataDir, "secret-key"))).toBe(false);
});

test("a kept secret that was cut off is not used", () => {
  const dataDir = makeTemporaryFolder();
  writeFileSync(join(dataDir, "secret-key"), "");
  let secretKey = "";
  try {
    ({ secretKey } = read({}, dataDir));
  } catch (error) {
    expect((error as Error).message).toContain("secret-key");
    return;
  }
  expect(secretKey.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(join(dataDir, "secret-key"), "utf8")).toBe(secretKey);
});

test("the data folder is made with all folders above it, for its owner only", () => {
  const dataDir = join(makeTemporaryFolder(), "a", "b");
  read({}, dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test("a data folder that cannot be made is refused by its name", () => {
  const file = join(makeTemporaryFolder(), "file");
  writeFileSync(file, "");
  expect(refusalOf({ DATA_DIR: join(file, "data") })).toMatch(/^DATA_DIR .*file\/data/);
});

test("a secret that cannot be read is refused by its file", () => {
  const dataDir = makeTemporaryFolder();
  mkdirSync(join(dataDir, "secret-key"));
  expect(refusalOf({ DATA_DIR: dataDir })).toContain("secret-key");
});
