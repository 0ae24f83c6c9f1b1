/** How many texts the local generator has for one title; past the last one it begins anew. */
export const MAX_TEXT_VERSION = 999;
