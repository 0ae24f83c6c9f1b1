/** First parts of addresses that the site has for itself: no page of the owner's may begin with them. */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set(
  (
    "404 500 admin agenda api cidades compartilhar depoimento desenhos documento equipe faq fotos healthz index links-uteis not-found obras " +
    "orcamento readyz sitemap sitemaps topicos"
  ).split(" "),
);
