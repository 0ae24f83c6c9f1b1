/** @example scaleSign("2,5", 1000) // "2500" */
export function scaleSign(sign: string, scale: number): string {
  return scale === 1 ? sign : String(Number(sign.replace(",", ".")) * scale).replace(".", ",");
}

export function isClock(raw: string): boolean {
  return /^\d{1,2}:\d\d$/.test(raw);
}

/** The minutes of an hour stand right after it. */
export function spaced(unit: string): string {
  return unit.startsWith(":") ? unit : ` ${unit}`;
}

/** Most numbers of a text: their own sign already. */
const PLAIN = /^[1-9]\d*$/;

/** What is no number as Brazilians write them, such as a date, equals only itself. */
export function signOf(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(raw) ?? [];
  if (hour !== undefined) return minute === "00" ? String(Number(hour)) : `${Number(hour)}:${minute}`;
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(raw)) return raw;
  const [whole = "", part = ""] = raw.replaceAll(".", "").split(",");
  const decimals = part.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "")}${decimals === "" ? "" : `,${decimals}`}`;
}
