import * as OTPAuth from "otpauth";

const PERIOD_MS = 30_000;

/** The code an app shows; `uri` is what it was given when the second factor began. */
export function codeOf(uri: string, timestamp = Date.now()): string {
  return (OTPAuth.URI.parse(uri) as OTPAuth.TOTP).generate({ timestamp });
}

/** The code after this one, in force a little before its time: for who has just turned the second factor on with this one. */
export function nextCodeOf(uri: string): string {
  return codeOf(uri, Date.now() + PERIOD_MS);
}

/** Codes that the app does not show at any moment at which they may be looked at. */
export function listWrongCodes(uri: string, count: number): string[] {
  const shown = new Set(Array.from({ length: 41 }, (_, place) => codeOf(uri, Date.now() + (place - 20) * PERIOD_MS)));
  const codes = Array.from({ length: count + shown.size }, (_, number) => String(number).padStart(6, "0"));
  return codes.filter((code) => !shown.has(code)).slice(0, count);
}
