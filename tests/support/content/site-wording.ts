/** What the site's own pages say, for tests that look for it on them: whatever an owner writes there. */
import { facts } from "#content/facts";
import { home as writtenHome } from "#content/home";
import { wording as writtenWording } from "#content/wording";
import { fillFactsDeep } from "#domain/facts/fill-facts-deep";

export const home = fillFactsDeep(writtenHome, facts.texts);
export const wording = fillFactsDeep(writtenWording, facts.texts);
