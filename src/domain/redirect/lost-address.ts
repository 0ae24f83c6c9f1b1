/** An address that was asked for and has no page. */
export interface LostAddress {
  path: string;
  hits: number;
  lastSeenAt: Date;
  /** Robots try it on every site; people seldom. */
  isProbe: boolean;
}

/** Programs, settings and copies of other systems, none of which this site has. */
const FOREIGN_FILE =
  /\.(php\d?|phtml|aspx?|ashx|jspx?|cgi|pl|env|ini|conf|cfg|config|ya?ml|toml|sql|sqlite|db|bak|old|orig|save|swp|log|sh|exe|dll|zip|rar|tar|t?gz|7z|pem|key)(\/|~|$)/i;
const HIDDEN_FILE = /\/\.(?!well-known(\/|$))/;
const FOREIGN_FOLDER =
  /^\/(wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|solr|boaform|owa|ecp|autodiscover|_ignition|server-status|administrator)/i;

/** Whether an address is one of those that robots look for weaknesses at. */
export const isProbe = (path: string): boolean => [FOREIGN_FILE, HIDDEN_FILE, FOREIGN_FOLDER].some((pattern) => pattern.test(path));

/** What people ask for before what robots try, and the most asked for first. */
export function compareLostAddresses(one: LostAddress, other: LostAddress): number {
  return (
    Number(one.isProbe) - Number(other.isProbe) ||
    other.hits - one.hits ||
    other.lastSeenAt.getTime() - one.lastSeenAt.getTime() ||
    (one.path < other.path ? -1 : 1)
  );
}
