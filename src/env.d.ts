/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whose live session the request carries, whatever his role. */
    person?: import("#server/accounts/accounts").SignedInPerson;
    /** The same, of an administrator alone. */
    administrator?: import("#server/accounts/accounts").SignedInPerson;
    /** What the request brings to an address that takes files, as the front server has read it. */
    sentFile?: Buffer<ArrayBuffer> | undefined;
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

/** The address of what islands need, where it is a file; see `integrations/hydrate-on-interaction.ts`. */
declare module "virtual:islands" {
  const address: string | undefined;
  export default address;
}
