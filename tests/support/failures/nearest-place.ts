/** Of what is sought; more tells no more. */
const MAX_SOUGHT = 200;
/** Less is found anywhere. */
const LEAST = 4;

/** Where the longest part of what is sought stands in a text; its beginning when nothing of it does. */
export function findNearest(text: string, sought: string): number {
  const wanted = sought.slice(0, MAX_SOUGHT);
  let best = { length: LEAST - 1, place: 0 };
  let [least, most] = [LEAST, wanted.length];
  // What stands there at a length does at each shorter one.
  while (least <= most) {
    const length = Math.floor((least + most) / 2);
    const place = findPart(text, wanted, length);
    if (place === undefined) most = length - 1;
    else {
      best = { length, place };
      least = length + 1;
    }
  }
  return best.place;
}

function findPart(text: string, wanted: string, length: number): number | undefined {
  for (let from = 0; from + length <= wanted.length; from += 1) {
    const place = text.indexOf(wanted.slice(from, from + length));
    if (place !== -1) return place;
  }
  return undefined;
}

/** A line cut to a length around a place, with how many signs stand before and after. */
export function cutAround(line: string, place: number, length: number): string {
  if (line.length <= length) return line;
  const from = Math.max(0, Math.min(place - Math.floor(length / 3), line.length - length));
  const after = line.length - from - length;
  const sign = from > 0 ? line.slice(0, 2) : "";
  return `${sign}${from > 0 ? `[${from} signs] …` : ""}${line.slice(from, from + length)}${after > 0 ? `… [${after} signs]` : ""}`;
}
