import { type ActionAPIContext, ActionError, defineAction } from "astro:actions";
import type { z } from "astro/zod";
import type { Administrator } from "#server/accounts/accounts";
import { type Services, services } from "#server/services";
import { getCaller } from "./caller";
import { toForeseen } from "./unforeseen";

// The one place for who may call, how input is checked, what is recorded, how it fails.

/**
 * Who may call: administrators; those, too, who still have to change the password that somebody else made up; strangers.
 */
type Who = "administrator" | "newcomer" | "anyone";

/** What was done something to: its title or name, as people call it. */
interface Subject {
  id?: string;
  title: string;
  /** What it said before and says since, as people read it, where a value was changed. */
  before?: string;
  after?: string;
}

interface OpenCall {
  services: Services;
  /** Its own address. */
  action: string;
  headers: Headers;
  clientAddress: string;
  /** `Set-Cookie` values to send with the answer. */
  sendCookies(cookies: readonly string[]): void;
  /** Writes down what this call did, an activity for each subject; never throws. */
  recordAs(actor: string, action: string, done: Subject | readonly Subject[]): Promise<void>;
}

/** What a handler gets beside its input. */
export interface Call extends OpenCall {
  administrator: Administrator;
  /** As `recordAs`, of the administrator who calls. */
  record(action: string, done: Subject | readonly Subject[]): Promise<void>;
}

interface Definition<Output, Input extends z.ZodType | undefined, By extends Who> {
  /** Administrators, where nothing else is said. */
  who?: By;
  input?: Input;
  handler(input: Input extends z.ZodType ? z.output<Input> : undefined, call: By extends "anyone" ? OpenCall : Call): Promise<Output>;
}

type Handler<Output, Input extends z.ZodType | undefined> = Parameters<typeof defineAction<Output, undefined, Input>>[0]["handler"];

const openCalls = new WeakSet<object>();

/** A call of the panel: asks who calls, checks the input, and answers what went wrong in words for people. */
export function defineCall<Output, Input extends z.ZodType | undefined = undefined, By extends Who = "administrator">({
  who,
  input,
  handler,
}: Definition<Output, Input, By>) {
  const guarded = async (parsed: never, context: ActionAPIContext): Promise<Output> => {
    try {
      const call = who === "anyone" ? toOpenCall(context) : toCall(context, who === "newcomer");
      return await handler(parsed, call as Parameters<typeof handler>[1]);
    } catch (error) {
      throw error instanceof ActionError ? error : toForeseen(error, context.url.pathname);
    }
  };
  const action = defineAction<Output, undefined, Input>({ input, handler: guarded as Handler<Output, Input> });
  if (who === "anyone") openCalls.add(action as object);
  return action;
}

/** Whether strangers may make a call. */
export function isOpen(action: object): boolean {
  return openCalls.has(action);
}

function toCall(context: ActionAPIContext, mayBeNewcomer: boolean): Call {
  const administrator = getCaller(context.locals, mayBeNewcomer);
  const call = toOpenCall(context);
  return { ...call, administrator, record: (action, done) => call.recordAs(administrator.email, action, done) };
}

function toOpenCall({ clientAddress, request, locals, url }: ActionAPIContext): OpenCall {
  const { activities } = services();
  return {
    services: services(),
    action: url.pathname,
    headers: request.headers,
    clientAddress,
    sendCookies: (cookies) => void locals.cookiesToSet.push(...cookies),
    recordAs: (actor, action, done) =>
      activities.recordAll(
        [done].flat().map(({ id, title, before, after }) => ({ actor, action, subject: title, subjectId: id, before, after })),
      ),
  };
}
