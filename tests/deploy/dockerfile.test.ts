import { once } from "node:events";
import { chownSync, cpSync, globSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandOf, readDockerfile, type Stage, textOf } from "#support/deploy/dockerfile";
import { Layer, NODE_USER } from "#support/deploy/layers";
import { onOwnPort } from "#support/machine/own-port";
import { untilServing } from "#support/machine/own-server";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { send } from "#support/site/http";

/** No engine is needed: a stage is a layer over this machine, whose Node stands for the base image's. */
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** A third of it reads photographs. */
const MAX_MEGABYTES = 60;
const MINUTE = 60_000;
const MAKE_PICTURE = `import sharp from "sharp";
await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } }).avif().toBuffer();`;

const stages = readDockerfile(readFileSync("deploy/Dockerfile", "utf8"));
const ignored = readFileSync("deploy/Dockerfile.dockerignore", "utf8").split("\n");
const last = stages.at(-1) as Stage;
const layers = new Map<string, Layer>();

/** What `npm` needs of this machine to reach its registry. */
const network = Object.fromEntries(Object.entries(process.env).filter(([name]) => /cert|ca_|cafile|proxy/i.test(name))) as Record<
  string,
  string
>;

function copy(layer: Layer, workdir: string, text: string): void {
  const words = text.split(" ");
  const from = /^--from=(\S+)$/.exec(words[0] ?? "")?.[1];
  const root = from === undefined ? process.cwd() : (layers.get(from)?.upper ?? "");
  const target = words.at(-1) ?? "";
  for (const source of words.slice(from === undefined ? 0 : 1, -1)) {
    if (from === undefined) expect(ignored, `.dockerignore lets ${source} in`).toContain(`!${source.replace(/\/$/, "")}`);
    const isFolder = statSync(join(root, source)).isDirectory();
    const name = isFolder ? "" : (source.split("/").at(-1) ?? "");
    const into = join(layer.upper, target.startsWith("/") ? target : join(workdir, target), name);
    cpSync(join(root, source), into, { recursive: true });
  }
}

function build(stage: Stage): void {
  const layer = new Layer(join(folder, stage.name || "last"));
  layers.set(stage.name, layer);
  const env: Record<string, string> = { ...network, PATH, HOME: "/root" };
  let workdir = "/";
  for (const { name, text } of stage.instructions) {
    if (name === "WORKDIR") {
      workdir = text;
      mkdirSync(join(layer.upper, workdir), { recursive: true });
    } else if (name === "ENV") Object.assign(env, environmentOf(text));
    else if (name === "COPY") copy(layer, workdir, text);
    else if (name === "RUN") {
      const { status, output } = layer.run(text, workdir, env);
      expect(status, `RUN ${text}\n${output}`).toBe(0);
    }
  }
}

const environmentOf = (text: string) => Object.fromEntries(text.split(" ").map((pair) => pair.split("=") as [string, string]));

let folder: string;
const cleanUps: (() => void)[] = [];

beforeAll(() => {
  if (!Layer.isPossible()) throw new Error("Needs root on Linux and the right to mount: the steps of the Dockerfile were NOT tried");
  folder = makeTemporaryFolder({ onTestFinished: (cleanUp) => void cleanUps.push(cleanUp as () => void) });
  for (const stage of stages) build(stage);
}, 15 * MINUTE);
afterAll(() => {
  for (const cleanUp of cleanUps) cleanUp();
}, 5 * MINUTE);

test("the last stage holds the site and no more than it reads", () => {
  const app = join((layers.get("") as Layer).upper, "app");
  const files = globSync("**", { cwd: app }).filter((file) => statSync(join(app, file)).isFile());
  const megabytes = files.reduce((sum, file) => sum + statSync(join(app, file)).size, 0) / 1e6;
  console.log(`/app: ${files.length} files, ${megabytes.toFixed(1)} MB`);
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  expect(files.filter((file) => /(^|\/)(\.env|\.git|data|src|tests)(\/|$)/.test(file) && !file.startsWith("node_modules"))).toEqual([]);
  for (const unwanted of ["astro", "vite", "vitest", "typescript", "esbuild", "@playwright/test"])
    expect(files.some((file) => file.startsWith(`node_modules/${unwanted}/bin`))).toBe(false);
});

test(
  "its command serves the site as a user without rights, from a root that can only be read, and stops when told to",
  async () => {
    const layer = layers.get("") as Layer;
    const data = join(folder, "data");
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, NODE_USER, NODE_USER);
    expect(textOf(last, "USER")).toBe("node");
    const workdir = textOf(last, "WORKDIR");
    const { site, port, env, output } = await onOwnPort(async (own) => {
      const env = { PATH, ...environmentOf(textOf(last, "ENV")), PORT: String(own) };
      const site = layer.start(commandOf(textOf(last, "CMD")), workdir, env, data);
      const output = await untilServing(site, {
        port: own,
        saysTaken: /is in use/,
        isServing: (printed) => printed.includes("está no ar"),
        what: "The site",
      });
      return { site, port: own, env, output };
    });
    try {
      const at = { url: `http://localhost:${port}` };
      const statusOf = (path: string) => send(at, path).then(({ status }) => status, output);
      await expect.poll(() => statusOf("/readyz"), { timeout: MINUTE }).toBe(200);
      for (const path of ["/", "/faq", "/sitemap.xml", "/admin/login", "/favicon.svg", "/compartilhar/faq.png"])
        expect(await statusOf(path), path).toBe(200);
      expect(readFileSync(`/proc/${site.pid}/status`, "utf8")).toMatch(new RegExp(`^Uid:\\t${NODE_USER}\\t${NODE_USER}`, "m"));
      expect(readFileSync(`/proc/${site.pid}/status`, "utf8")).toMatch(/^CapBnd:\t0+$/m);
      const inside = async (command: string[]) => (await once(layer.start(command, workdir, env, data), "exit"))[0] as number | null;
      expect(await inside(commandOf(textOf(last, "HEALTHCHECK")))).toBe(0);
      expect(await inside(["touch", "/app/a"])).not.toBe(0);
      expect(await inside(["node", "--input-type=module", "-e", MAKE_PICTURE]), "what photographs are prepared with is there").toBe(0);
      site.kill(textOf(last, "STOPSIGNAL") as NodeJS.Signals);
      const [code] = await once(site, "exit");
      expect(code).toBe(0);
    } finally {
      site.kill("SIGKILL");
    }
    expect((await once(layer.start(commandOf(textOf(last, "HEALTHCHECK")), workdir, env, data), "exit"))[0], "no site, no health").toBe(1);
  },
  3 * MINUTE,
);
