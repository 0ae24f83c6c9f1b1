/** First parts of addresses that the site has for itself: no page of the owner's may begin with them. */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  "404",
  "500",
  "admin",
  "api",
  "cidades",
  "compartilhar",
  "depoimento",
  "faq",
  "healthz",
  "index",
  "links-uteis",
  "not-found",
  "readyz",
  "sitemap",
  "sitemaps",
  "topicos",
]);
