import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** An address that an administrator gave leads into a network of somebody's own, or is not sealed by TLS. */
export class NotPublicError extends Error {}

const NOT_PUBLIC = toList(
  "ipv4",
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16",
  "198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
);
/** What is public of IPv6, but for networks of protocols and examples, some of which hide an IPv4 address. */
const GLOBAL = toList("ipv6", "2000::/3");
const NOT_GLOBAL = toList("ipv6", "2001::/23 2001:db8::/32 2002::/16 3fff::/20");

function toList(family: "ipv4" | "ipv6", ...networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.join(" ").split(" ")) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether an address can be anybody's on the internet. */
export function isPublicIp(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, "ipv4");
  return isIP(address) === 6 && GLOBAL.check(address, "ipv6") && !NOT_GLOBAL.check(address, "ipv6");
}

/** @throws {NotPublicError} when it is not https, or names a machine by an address that is not public. */
export function requirePublic({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (protocol !== "https:" || (isIP(host) > 0 && !isPublicIp(host))) throw new NotPublicError(hostname);
}

/** Finds a name's addresses for one connection, which goes to one of these; a name that has any that is not public has none. */
export const lookupPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const [first] = addresses;
    const problem = error ?? (addresses.every(({ address }) => isPublicIp(address)) ? undefined : new NotPublicError(hostname));
    if (problem || !first) answer(problem ?? new NotPublicError(hostname), []);
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};
