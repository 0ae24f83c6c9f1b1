import type { Thing } from "schema-dts";

export interface Breadcrumb {
  name: string;
  path: string;
}

/** One public page, whatever it comes from; head tags, structured data and the sitemap are built from it. */
export interface Page {
  /** "/cidades/santana". */
  path: string;
  /** The h1. */
  title: string;
  /** The document's title; the h1 when absent. */
  headTitle?: string;
  description: string;
  keywords: readonly string[];
  /** Where search engines find the text; the path when absent. */
  canonicalPath?: string;
  /** False keeps it out of search engines and the sitemap. */
  isIndexable?: boolean;
  /** From the home page to this one, both included; empty on the home page. */
  breadcrumbs: readonly Breadcrumb[];
  /** What the page is about, besides the business, the site and its breadcrumbs. */
  things?: readonly Exclude<Thing, string>[];
  updatedAt?: Date;
}
