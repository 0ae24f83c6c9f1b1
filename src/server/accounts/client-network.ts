import { isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What one client can be held to: an IPv4 address, or the network of an IPv6 one, whose other half everybody chooses
 * for himself.
 * @example networkOf("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2::/64"
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [start = "", end] = plain.toLowerCase().split("::");
  const first = start.split(":").filter(Boolean);
  const last = (end ?? "").split(":").filter(Boolean);
  const gap = end === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const groups = [...first, ...Array<string>(gap).fill("0"), ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
