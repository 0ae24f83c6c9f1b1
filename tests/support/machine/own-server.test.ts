import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { onOwnPort, PortTaken } from "./own-port";
import { untilServing } from "./own-server";

/** A program that greets once it listens, and says which port is taken otherwise. */
const LISTEN = `require("node:net").createServer().listen(Number(process.argv[1]), () => console.log("listening"))
  .on("error", ({ port }) => { console.error("PORT " + port + " is in use"); process.exitCode = 1; });`;

function start(port: number) {
  const child = spawn(process.execPath, ["--eval", LISTEN, String(port)]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const told = { port, saysTaken: /PORT (\d+) is in use/, isServing: (printed: string) => printed.includes("listening"), what: "It" };
  return untilServing(child, told);
}

async function takePort(): Promise<number> {
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as { port: number }).port;
}

test("a program serves once it says so, and one that finds its port taken is told apart from one that ends", async () => {
  expect((await onOwnPort(start))()).toContain("listening");
  const taken = await takePort();
  await expect(start(taken)).rejects.toMatchObject({ port: taken });
  const child = spawn(process.execPath, ["--eval", "console.log('no'); process.exitCode = 3"]);
  const told = { port: 1, saysTaken: /taken/, isServing: () => false, what: "It" };
  await expect(untilServing(child, told)).rejects.toThrow(/It ended with 3:\nno/);
});

test("a start is made again where its own port was taken, and not where another's was", async () => {
  const tried: number[] = [];
  const begun = onOwnPort(async (port) => {
    tried.push(port);
    if (tried.length < 3) throw new PortTaken(port, "taken");
    return port;
  });
  expect(await begun).toBe(tried[2]);
  await expect(onOwnPort(() => Promise.reject(new PortTaken(1, "another's")))).rejects.toThrow("another's");
});
