import { isIP } from "node:net";
import { z } from "zod";

/** Names of ranges that the front server's library knows. */
const RANGES: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Who may say, by `X-Forwarded-For`, where a request comes from: addresses, networks and names of ranges, separated
 * by commas. "none" trusts nobody; a network of every address is refused, for then anybody could say anything.
 * @example trustedProxies.parse("loopback, 10.0.0.0/8") // ["loopback", "10.0.0.0/8"]
 */
export const trustedProxies = z
  .string()
  .transform((list) => (list.trim() === "none" ? [] : list.split(/[\s,;]+/).filter(Boolean)))
  .refine(
    (names) => names.every((name) => RANGES.has(name) || isNetwork(name)),
    "must be none, or loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8, separated by commas",
  );

function isNetwork(name: string): boolean {
  const [address = "", prefix, ...rest] = name.split("/");
  const bits = BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
