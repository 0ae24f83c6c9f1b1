import type { SiteContent } from "#server/content/site-content";
import { services } from "#server/services";

/** What the site says while one request is answered: all its parts say the same, whatever is changed meanwhile. */
export function contentOf(locals: App.Locals): SiteContent {
  locals.content ??= services().content.current;
  return locals.content;
}
