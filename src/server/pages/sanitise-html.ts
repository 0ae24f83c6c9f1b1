import sanitizeHtml from "sanitize-html";
import { NAME_OPENS } from "#domain/facts/fact-names";
import { checkField } from "#domain/page/page-fields";
import { photoReference, readPhotoReference } from "#domain/photo/photo-references";
import { MAX_DEPTH, TOO_DEEP } from "#domain/text/markup-limits";
import { PageProblem } from "./page-problem";

// The one place for what a page may be made of: elements, depth, density.

const SHIFTED_HEADINGS = { h1: "h2", h5: "h4", h6: "h4" };

const TAGS = (
  "p h2 h3 h4 ul ol li strong em b i u s a br hr blockquote " +
  "table caption thead tbody tr th td code pre div section span img figure figcaption"
).split(" ");

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "title", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    ...SHIFTED_HEADINGS,
    a: (tagName, attributes) => {
      const { href, ...others } = attributes;
      const attribs = isAnyAddress(href) ? others : attributes;
      return { tagName, attribs: attribs["target"] === "_blank" ? { ...attribs, rel: "noopener noreferrer" } : attribs };
    },
    img(tagName, attributes) {
      const { src, ...others } = attributes;
      const id = readPhotoReference(src);
      // All else about it is the library's.
      if (id) return { tagName, attribs: { src: photoReference(id) } };
      return { tagName, attribs: isAnyAddress(src) ? others : attributes };
    },
  },
};

/** Whether the fact that an address quotes could make it any other, of a scheme that is not allowed too. */
function isAnyAddress(address = ""): boolean {
  return address.includes(NAME_OPENS) && !/^\s*(?:https?:|mailto:|tel:|[/#?](?!\{))/i.test(address);
}

/** HTML that went through `sanitiseHtml`: nothing else can be stored. */
export type SanitisedHtml = string & { readonly isSanitised: true };

/**
 * HTML an administrator or a provider wrote, by an allow-list of elements and attributes; scripts, handlers,
 * styles and frames are dropped and an h1 becomes an h2, for the page has its own. Takes time by the length alone.
 * @throws {PageProblem} for what is longer, denser or deeper than a page may be.
 */
export function sanitiseHtml(html: string): SanitisedHtml {
  const problem = checkField("content", html);
  if (problem) throw new PageProblem(problem);
  let depth = 0;
  const counted: sanitizeHtml.IOptions = {
    ...OPTIONS,
    // In the parser's own words: it looks through all open elements for each tag.
    onOpenTag() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new PageProblem(TOO_DEEP);
    },
    onCloseTag() {
      depth -= 1;
    },
  };
  return sanitizeHtml(html, counted).trim() as SanitisedHtml;
}
