import { APIError } from "better-auth/api";

/** Whether the accounts library refused, for one of these reasons as it names them; an error of its own is none. */
export function isRefusal(error: unknown, ...codes: string[]): error is APIError {
  if (!(error instanceof APIError) || error.statusCode >= 500) return false;
  return codes.length === 0 || codes.includes(String(error.body?.code));
}

/** What the library answers; undefined when it refused for this reason. */
export async function unlessRefused<T>(asked: Promise<T>, ...codes: string[]): Promise<T | undefined> {
  return await asked.catch((error: unknown) => {
    if (isRefusal(error, ...codes)) return undefined;
    throw error;
  });
}
