import { ActionError } from "astro:actions";

const MINUTE_MS = 60_000;

export function tooManyAttempts(waitMs: number): ActionError {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return new ActionError({
    code: "TOO_MANY_REQUESTS",
    message: `Muitas tentativas de acesso. Tente de novo em ${minutes === 1 ? "1 minuto" : `${minutes} minutos`}.`,
  });
}
