import { z } from "astro/zod";
import { GOOGLE_REFUSALS } from "#domain/accounts/google-refusal";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/password";
import type { SignInResult } from "#server/accounts/sign-in-limit";
import { countSignIn } from "#server/metrics/counts";
import { type CallBy, defineOpenCall } from "../call/define-call";
import { refuse, tooManyAttempts } from "../call/refusals";
import { usedPasskey } from "./account";

const EXPIRED = `Esta senha provisória venceu: vale por ${TEMPORARY_PASSWORD_DAYS} dias. Peça outra a quem administra o painel.`;

export const session = {
  /** Answers nothing when somebody is in, else what is asked for next. */
  signIn: defineOpenCall(
    { email: z.email("Informe um email válido.").max(254), password: z.string().min(1, "Informe a senha.").max(128) },
    async ({ email, password }, call) => {
      const result = countSignIn("password", await call.services.accounts.signIn(email, password, call.headers, call.clientAddress));
      if (result.outcome === "wrong-credentials") throw refuse("UNAUTHORIZED", "Email ou senha incorretos");
      if (result.outcome === "expired-password") throw refuse("FORBIDDEN", EXPIRED);
      if (result.outcome === "second-factor") {
        call.sendCookies(result.cookies);
        return { asksForCode: true };
      }
      await letIn(result, "Email e senha", call);
      return undefined;
    },
  ),

  /** The second step of a sign-in: a code of the app or one of those kept for its loss. */
  verifyCode: defineOpenCall(
    {
      kind: z.enum(["app", "backup"]),
      code: z.string().trim().min(1, "Informe o código.").max(32, "O código é longo demais."),
    },
    async ({ kind, code }, call) => {
      const { secondFactor } = call.services.accounts;
      const result = countSignIn("code", await secondFactor.verify(kind, code, call.headers, call.clientAddress));
      if (result.outcome === "wrong-code") throw refuse("UNAUTHORIZED", "Código incorreto. Confira e tente de novo.");
      if (result.outcome === "expired") throw refuse("PRECONDITION_FAILED", "O tempo para informar o código acabou. Entre de novo.");
      await letIn(result, kind === "app" ? "Código do aplicativo" : "Código reserva", call);
    },
  ),

  /** What a device is asked to sign in by a key that it keeps. */
  beginPasskey: defineOpenCall(async ({ services }) => await services.accounts.passkeys.beginSignIn()),

  signInWithPasskey: defineOpenCall({ response: usedPasskey }, async ({ response }, call) => {
    const result = countSignIn("passkey", await call.services.accounts.passkeys.signIn(response, call.headers, call.clientAddress));
    if (result.outcome === "refused") throw refuse("UNAUTHORIZED", "Esta chave de acesso não abre este painel. Entre com a senha.");
    await letIn(result, "Chave de acesso", call);
  }),

  /** The provider's address, to which the browser goes next. */
  startGoogle: defineOpenCall(async ({ services, headers, clientAddress, sendCookies }) => {
    const result = await services.accounts.google.start(headers, clientAddress);
    if (result.outcome === "started") {
      sendCookies(result.cookies);
      return { url: result.url };
    }
    const { text } = GOOGLE_REFUSALS[result.reason];
    if (result.reason === "muitas-tentativas") throw refuse("TOO_MANY_REQUESTS", text);
    throw refuse(result.reason === "nao-configurado" ? "PRECONDITION_FAILED" : "BAD_GATEWAY", text);
  }),

  /** Answers nothing when the session has ended, else that only this process knows. Who it is need not be known. */
  signOut: defineOpenCall(async ({ services, headers, sendCookies, recordAs }) => {
    const { cookies, isWritten, email } = await services.accounts.signOut(headers);
    sendCookies(cookies);
    if (email) await recordAs(email, "session.ended", { title: "Painel" });
    return isWritten ? undefined : { isWritten };
  }),
};

/** Refuses who tried too often; else sends the cookies of the session that has begun, and records it. @throws {ActionError} `TOO_MANY_REQUESTS` */
async function letIn(result: SignInResult<never>, way: string, { sendCookies, recordAs }: CallBy<"anyone">): Promise<void> {
  if (result.outcome === "too-many-attempts") throw tooManyAttempts(result.waitMs);
  sendCookies(result.cookies);
  await recordAs(result.email, "session.started", { title: way });
}
