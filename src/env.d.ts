/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whose live session the request carries. */
    administrator?: import("#server/accounts/accounts").Administrator;
    /** `Set-Cookie` values an action wants sent. */
    cookiesToSet: string[];
    /** The address without a page that was asked for, to be counted. */
    lostPath?: string;
    /** Of the page that is rendered; see `codeOfPage`. */
    pageCode?: string;
    /** What the site says to this request; see `contentOf`. */
    content?: import("#server/content/site-content").SiteContent;
  }
}
