import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const WIDE_GROUPS = 3;

/**
 * What one client can be held to: an IPv4 address, or the network of an IPv6 one, whose other half everybody chooses
 * for himself.
 * @example networkOf("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  const read = readAddress(address);
  return typeof read === "string" ? read : `${read.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/**
 * The network that whoever is at an address may well have all of, many others in it perhaps.
 * @example wideNetworkOf("203.0.113.7") // "203.0.113.0/24"
 * @example wideNetworkOf("2001:db8:1:2:3:4:5:6") // "2001:db8:1::/48"
 */
export function wideNetworkOf(address: string): string {
  const read = readAddress(address);
  if (typeof read !== "string") return `${read.slice(0, WIDE_GROUPS).join(":")}::/48`;
  return isIPv4(read) ? read.replace(/\d+$/, "0/24") : read;
}

/** The groups of an IPv6 address; an IPv4 one, or what is none, as it is. */
function readAddress(address: string): string | string[] {
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [start = "", end] = plain.toLowerCase().split("::");
  const first = start.split(":").filter(Boolean);
  const last = (end ?? "").split(":").filter(Boolean);
  const gap = end === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  return [...first, ...Array<string>(gap).fill("0"), ...last].map((group) => Number.parseInt(group, 16).toString(16));
}
