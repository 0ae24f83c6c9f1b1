import { APIError } from "better-auth/api";

/** Whether the accounts library refused, for one of these reasons as it names them; an error of its own is none. */
export function isRefusal(error: unknown, ...codes: string[]): error is APIError {
  if (!(error instanceof APIError) || error.statusCode >= 500) return false;
  return codes.length === 0 || codes.includes(String(error.body?.code));
}

/** What the library answers; where it refused for one of these reasons, what is said instead. Undefined for any, where none is named. */
export async function unlessRefused<T, const Said = undefined>(asked: Promise<T>, said: Readonly<Record<string, Said>> = {}) {
  return await asked.catch((error: unknown): Said | undefined => {
    if (isRefusal(error, ...Object.keys(said))) return said[String(error.body?.code)];
    throw error;
  });
}
