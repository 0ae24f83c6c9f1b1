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
