import { isParts } from "#domain/text/change-document";

/**
 * What an owner wrote over a document of fixed parts, with the parts that a later release has added to it and without
 * those it has taken away. Lists are the owner's, whole.
 */
export function completeText<T>(written: T, own: unknown): T {
  if (!isParts(written) || !isParts(own)) return own === undefined ? written : (own as T);
  return Object.fromEntries(Object.entries(written).map(([key, inner]) => [key, completeText(inner, own[key])])) as T;
}
