import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";

const DEFAULT_PORT = 4321;
const MIN_SECRET_LENGTH = 32;

const blankToUndefined = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((input) => blankToUndefined(input) ?? value, schema);

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
  .transform((url) => url.replace(/\/+$/, ""));

/** Where pages live; their paths are the site's own, so it cannot lie in a folder of another site. */
const siteAddress = httpUrl.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  "must be an origin such as https://example.com, without a path",
);

const emailList = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((email) => email.toLowerCase()),
  )
  .pipe(z.array(z.email("must be e-mail addresses separated by commas")));

const databaseAddress = z
  .string()
  .regex(/^(sqlite:|file:|postgres(ql)?:\/\/)/, "must start with sqlite: or postgres://")
  .refine((url) => !/^(sqlite|file):\/*$/.test(url), "must name a file after sqlite:")
  .refine(
    (url) => !url.startsWith("postgres") || URL.canParse(url),
    "must be as postgres://user:password@host/database, with %40 for @ in a password and so on",
  );

/** Names of ranges that the front server's library knows. */
const RANGES: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Who may say, by `X-Forwarded-For`, where a request comes from: addresses, networks and names of ranges, separated
 * by commas. "none" trusts nobody; a network of every address is refused, for then anybody could say anything.
 * @example trustedProxies.parse("loopback, 10.0.0.0/8") // ["loopback", "10.0.0.0/8"]
 */
const trustedProxies = z
  .string()
  .transform((list) => (list.trim() === "none" ? [] : list.split(/[\s,;]+/).filter(Boolean)))
  .refine(
    (names) => names.every((name) => RANGES.has(name) || isNetwork(name)),
    "must be none, or loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8, separated by commas",
  );

const environment = z.object({
  HOST: withDefault(z.string(), "0.0.0.0"),
  PORT: withDefault(z.coerce.number({ error: "must be a number from 0 to 65535" }).int().min(0).max(65_535), DEFAULT_PORT),
  SITE_URL: optional(siteAddress),
  TRUSTED_PROXIES: withDefault(trustedProxies, "loopback"),
  METRICS_PORT: optional(z.coerce.number({ error: "must be a number from 1 to 65535" }).int().min(1).max(65_535)),
  METRICS_HOST: withDefault(z.string(), "127.0.0.1"),
  DATABASE_URL: optional(databaseAddress),
  DATA_DIR: withDefault(z.string(), "./data"),
  SECRET_KEY: optional(z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)),
  SECRET_KEY_PREVIOUS: optional(z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)),
  ADMIN_EMAIL: withDefault(z.email("must be an e-mail address"), "admin@abrefacil.local"),
  ADMIN_PASSWORD: optional(z.string().min(8, "must have at least 8 characters").max(128, "must have at most 128 characters")),
  ADMIN_ALLOWED_EMAILS: withDefault(emailList, ""),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(httpUrl, "https://accounts.google.com"),
  AI_BASE_URL: optional(httpUrl),
  AI_MODEL: optional(z.string()),
  AI_TIMEOUT_SECONDS: withDefault(z.coerce.number({ error: "must be a number of seconds from 1 to 600" }).min(1).max(600), 60),
  CONTACT_PHONE: optional(z.string().regex(/^55\d{11}$/, "must have 13 digits starting with 55")),
  CONTACT_CHAT_HOST: optional(httpUrl),
  HERO_VIDEO_URL: optional(httpUrl),
  PACE: withDefault(z.enum(["default", "none"], { error: 'must be "default" or "none"' }), "default"),
  INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, "must have 8 to 128 letters, digits or hyphens")),
  INDEXNOW_ENDPOINT: optional(httpUrl),
});

export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

export type Settings = ReturnType<typeof readSettings>;

/**
 * What keeps the site from running, in one line that says how to mend it: in English, for who installs it; `forOwner` is
 * what the owner's commands say, in Portuguese, where they can meet it too.
 */
export class SettingsError extends Error {
  readonly forOwner: string;

  constructor(message: string, forOwner = message) {
    super(message);
    this.forOwner = forOwner;
  }
}

export type Locations = ReturnType<typeof readLocations>;

/**
 * Where a site's data is, for who must not make anything there.
 * @throws {SettingsError} when one of the two settings is wrong.
 */
export function readLocations(env: NodeJS.ProcessEnv) {
  const { DATA_DIR, DATABASE_URL } = parse(environment.pick({ DATA_DIR: true, DATABASE_URL: true }), env);
  const dataDir = resolve(DATA_DIR);
  return { dataDir, databaseUrl: DATABASE_URL ?? `sqlite:${join(dataDir, "abre-facil.sqlite")}` };
}

function parse<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.output<T> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`).join("; "));
}

/**
 * Reads and validates every setting, makes `DATA_DIR`, and keeps a random secret there when none is given.
 * @throws {SettingsError} with one line per wrong variable, or when the folder cannot be written.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const values = parse(environment, env);
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT)
    throw new SettingsError(`METRICS_PORT ${values.METRICS_PORT} is the PORT of the site: set it to another number`);
  const locations = readLocations(env);
  makeFolder(locations.dataDir);
  return {
    ...locations,
    host: values.HOST,
    port: values.PORT,
    /** Public address without a trailing slash. */
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT || DEFAULT_PORT}`,
    /** Addresses, networks and names of ranges whose `X-Forwarded-For` is believed. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Where the figures for Prometheus are; absent, they are nowhere. */
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    /** The secret is in `DATA_DIR`, where other processes of the site may not have it. */
    isSecretInDataDir: values.SECRET_KEY === undefined,
    secretKey: values.SECRET_KEY ?? keepSecret(join(locations.dataDir, "secret-key")),
    /** The secret before this one, while what it sealed is brought over. */
    previousSecretKey: values.SECRET_KEY_PREVIOUS,
    admin: { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD, allowedEmails: values.ADMIN_ALLOWED_EMAILS },
    google: readGoogle(values),
    /** `timeoutMs` is for one request, to the last byte of its answer. */
    ai: { baseUrl: values.AI_BASE_URL, model: values.AI_MODEL, timeoutMs: values.AI_TIMEOUT_SECONDS * 1000 },
    contact: { phone: values.CONTACT_PHONE, chatHost: values.CONTACT_CHAT_HOST },
    heroVideoUrl: values.HERO_VIDEO_URL,
    pace: values.PACE,
    indexNowKey: values.INDEXNOW_KEY,
    /** A test aid: who is told of changed pages instead of the public service. */
    indexNowEndpoint: values.INDEXNOW_ENDPOINT,
  };
}

function readGoogle(values: z.output<typeof environment>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  if (clientId || clientSecret) throw new SettingsError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together");
  return undefined;
}

function isNetwork(name: string): boolean {
  const [address = "", prefix, ...rest] = name.split("/");
  const bits = BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SettingsError(`DATA_DIR ${folder} cannot be written: ${(error as Error).message}`);
  }
}

/** The secret of a file, made when there is none; one shorter than we make was cut off while it was written. */
function keepSecret(file: string): string {
  try {
    const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
    if (kept.length >= MIN_SECRET_LENGTH) return kept;
    const made = randomBytes(MIN_SECRET_LENGTH).toString("base64url");
    writeFileSync(`${file}.new`, made, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return made;
  } catch (error) {
    throw new SettingsError(`The secret in ${file} cannot be kept: ${(error as Error).message}`);
  }
}
