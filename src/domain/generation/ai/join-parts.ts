/** As many signs as two texts never begin with alike by chance. */
const BEGINNING = 40;

/**
 * An answer that was cut, with the rest that was asked for. The rest often comes in a fence of its own; one that begins as
 * the answer did is the whole text anew and takes its place.
 */
export function joinParts(begun: string, rest: string): string {
  const ended = begun.trimEnd();
  const open = ended.endsWith("\n```") ? ended.slice(0, -4) : begun;
  const goesOn = rest.replace(/^\s*```[\w-]*\n/, "");
  const beginning = withoutFence(begun).slice(0, BEGINNING);
  return beginning.length === BEGINNING && withoutFence(rest).startsWith(beginning) ? rest : open + goesOn;
}

function withoutFence(text: string): string {
  return text.replace(/^\s*```[\w-]*\n?/, "").trimStart();
}
