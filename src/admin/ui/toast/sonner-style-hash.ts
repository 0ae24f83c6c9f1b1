/**
 * The toast library puts its style sheet into the page by script; the content security policy lets in exactly that
 * text. A test compares it with the installed version.
 */
export const SONNER_STYLE_HASH = "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=";

/** It puts the element in before the text, and the policy judges that empty one too. */
export const EMPTY_STYLE_HASH = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
