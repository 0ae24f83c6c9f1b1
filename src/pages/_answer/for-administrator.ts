import type { APIContext, APIRoute } from "astro";

type Answer = (context: APIContext, administrator: NonNullable<App.Locals["administrator"]>) => Response | Promise<Response>;

/** What only administrators are answered; anybody else is told to sign in. */
export const forAdministrator = (answer: Answer): APIRoute => {
  return (context) => {
    const { administrator } = context.locals;
    return administrator ? answer(context, administrator) : new Response(null, { status: 401 });
  };
};
