/** Whether JSON, valid or not, has more brackets, braces and commas than that: parsing it takes a time and memory for each. */
export function hasMoreSigns(text: string, most: number): boolean {
  let count = 0;
  for (const _ of createSignFinder()(text)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** `at`: where in the piece. */
type JsonSign = { sign: "[" | "]" | "{" | "}" | ","; at: number };

const OUTSIDE_TEXT = /["[\]{},]/g;
const INSIDE_TEXT = /["\\]/g;

/** Finds what parts the values of a JSON file that comes in pieces; what stands within texts is none of it. */
export function createSignFinder(): (piece: string) => Generator<JsonSign> {
  let isInText = false;
  /** The piece before ended with the sign that takes its meaning from the next one. */
  let isEscaped = false;

  return function* findSigns(piece) {
    let at = isEscaped ? 1 : 0;
    isEscaped = false;
    for (;;) {
      const next = isInText ? INSIDE_TEXT : OUTSIDE_TEXT;
      next.lastIndex = at;
      const sign = next.exec(piece)?.[0];
      if (sign === undefined) return;
      at = next.lastIndex;
      if (sign === '"') isInText = !isInText;
      else if (sign !== "\\") yield { sign: sign as JsonSign["sign"], at: at - 1 };
      else if (at < piece.length) at += 1;
      else isEscaped = true;
    }
  };
}
