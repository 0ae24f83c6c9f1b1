import { findFields } from "#domain/facts/find-fields";
import { hasWordsOf } from "#domain/text/search-text";
import { listPages } from "../pages/lists/page-list";
import type { Services } from "../services";

/** Found of each kind, at most. */
const SHOWN = 5;

/** What the panel has under some words: fields of the register, texts, pages, contacts. */
export async function findAnything({ connection, contacts, factRegister, texts }: Services, query: string) {
  const [fields, found, listed, noted] = await Promise.all([
    factRegister.listFields(),
    texts.listTexts(query),
    listPages(connection, { query, order: "newest" }, SHOWN, 0),
    contacts.list({ query }, SHOWN, 0),
  ]);
  return {
    fields: firstByLabel(findFields(fields, query), query).map(({ path, label, text }) => ({ path, label, text })),
    texts: found.slice(0, SHOWN).map(({ path, title, says }) => ({ path, title, says })),
    pages: listed.pages.map(({ id, title, status }) => ({ id, title, status })),
    contacts: noted.contacts.map(({ id, day, ref, firstName, district }) => ({ id, day, ref, firstName, district })),
  };
}

/** Those that are called so, before those that only say so. */
function firstByLabel<F extends { label: string }>(fields: readonly F[], query: string): F[] {
  const has = hasWordsOf(query);
  const isCalled = ({ label }: F) => has(label);
  return [...fields.filter(isCalled), ...fields.filter((field) => !isCalled(field))].slice(0, SHOWN);
}
