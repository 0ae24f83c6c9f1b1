import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { describeGoogleRefusal } from "#domain/accounts/google-refusal";
import { services } from "#server/services";
import { tooManyAttempts } from "./attempts";
import { getAdministrator } from "./session-guard";

export const session = {
  /** Answers nothing when the administrator is in, else what is asked for next. */
  signIn: defineAction({
    input: z.object({ email: z.email("Informe um email válido.").max(254), password: z.string().min(1, "Informe a senha.").max(128) }),
    async handler({ email, password }, { clientAddress, locals, request }) {
      const { accounts, activities } = services();
      const result = await accounts.signIn(email, password, request.headers, clientAddress);
      if (result.outcome === "wrong-credentials") throw new ActionError({ code: "UNAUTHORIZED", message: "Email ou senha incorretos" });
      if (result.outcome === "too-many-attempts") throw tooManyAttempts(result.waitMs);
      locals.cookiesToSet.push(...result.cookies);
      if (result.outcome === "second-factor") return { asksForCode: true };
      await activities.record({ actor: email.toLowerCase(), action: "session.started", subject: "Email e senha" });
      return;
    },
  }),

  /** The second step of a sign-in: a code of the app or one of those kept for its loss. */
  verifyCode: defineAction({
    input: z.object({
      kind: z.enum(["app", "backup"]),
      code: z.string().trim().min(1, "Informe o código.").max(32, "O código é longo demais."),
    }),
    async handler({ kind, code }, { clientAddress, locals, request }) {
      const { accounts, activities } = services();
      const result = await accounts.secondFactor.verify(kind, code, request.headers, clientAddress);
      if (result.outcome === "too-many-attempts") throw tooManyAttempts(result.waitMs);
      if (result.outcome === "wrong-code") {
        throw new ActionError({ code: "UNAUTHORIZED", message: "Código incorreto. Confira e tente de novo." });
      }
      if (result.outcome === "expired") {
        throw new ActionError({ code: "PRECONDITION_FAILED", message: "O tempo para informar o código acabou. Entre de novo." });
      }
      locals.cookiesToSet.push(...result.cookies);
      await activities.record({
        actor: result.email,
        action: "session.started",
        subject: kind === "app" ? "Código do aplicativo" : "Código reserva",
      });
    },
  }),

  /** The provider's address, to which the browser goes next. */
  startGoogle: defineAction({
    async handler(_, { clientAddress, locals, request }) {
      const result = await services().accounts.google.start(request.headers, clientAddress);
      if (result.outcome === "started") {
        locals.cookiesToSet.push(...result.cookies);
        return { url: result.url };
      }
      const { text } = describeGoogleRefusal(result.reason);
      if (result.reason === "muitas-tentativas") throw new ActionError({ code: "TOO_MANY_REQUESTS", message: text });
      throw new ActionError({ code: result.reason === "nao-configurado" ? "PRECONDITION_FAILED" : "BAD_GATEWAY", message: text });
    },
  }),

  signOut: defineAction({
    async handler(_, context) {
      const { email } = getAdministrator(context);
      const { request, locals } = context;
      locals.cookiesToSet.push(...(await services().accounts.signOut(request.headers)));
      await services().activities.record({ actor: email, action: "session.ended", subject: "Painel" });
    },
  }),
};
