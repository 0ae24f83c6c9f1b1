import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLimitedFetch } from "./limited-fetch";
import { isPublicIp, NotPublicError, requirePublic } from "./public-address";

test.each(["8.8.8.8", "104.18.6.192", "172.15.255.255", "172.32.0.1", "100.128.0.1", "2606:4700::6812:6c0"])("%s is public", (address) => {
  expect(isPublicIp(address)).toBe(true);
});

test.each([
  ["loopback", ["127.0.0.1", "127.255.255.254", "::1"]],
  ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"]],
  ["link-local", ["169.254.169.254", "fe80::1"]],
  ["unique-local", ["fc00::1", "fd00:ec2::254"]],
  ["of a provider's own clients", ["100.64.0.1", "100.127.255.255"]],
  ["multicast, broadcast", ["224.0.0.1", "255.255.255.255", "ff02::1"]],
  ["unspecified", ["0.0.0.0", "0.1.2.3", "::"]],
  ["IPv4 within IPv6", ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1"]],
  ["none", ["localhost", "1.2.3", ""]],
])("%s is not public", (_, addresses) => {
  expect(addresses.filter(isPublicIp)).toEqual([]);
});

test.each([
  "http://api.openai.com",
  "https://127.0.0.1",
  "https://2130706433",
  "https://0x7f.1",
  "https://[::1]",
  "https://[::ffff:127.0.0.1]",
])("%s may not be asked", (address) => {
  expect(() => requirePublic(new URL(address))).toThrow(NotPublicError);
});

test("a name that leads to this machine is not connected to, and by the server's own setting is", async () => {
  const server = createServer((socket) => socket.destroy());
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  await expect(createLimitedFetch(false)(address)).rejects.toThrow(NotPublicError);
  expect(connections).toBe(0);
  await expect(createLimitedFetch(true)(address)).rejects.not.toThrow(NotPublicError);
  expect(connections).toBeGreaterThan(0);
});
