import { type ActionAPIContext, ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { ADMINISTRATORS_ONLY } from "#domain/accounts/role";
import { isCallKey, OLD_SCREEN } from "#domain/panel/call-key";
import type { SignedInPerson } from "#server/accounts/accounts";
import type { Once } from "#server/calls/done-calls";
import { type Services, services } from "#server/services";
import { refuse, toForeseen } from "./refusals";

// The one place for who may call, how input is checked, what is recorded, how it fails.

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

/** What a handler gets beside its input, of a call that is not for administrators alone. */
export interface PersonCall extends OpenCall {
  person: SignedInPerson;
  /** As `recordAs`, of who calls. */
  record(action: string, done: Subject | readonly Subject[]): Promise<void>;
}

/** What other handlers get: who calls is an administrator. */
export interface Call extends PersonCall {
  administrator: SignedInPerson;
}

export type CallBy<By extends Who> = By extends "anyone" ? OpenCall : By extends "administrator" ? Call : PersonCall;

/** What a call takes: its fields by their names, or a schema. */
type Taken = z.ZodType | z.ZodRawShape;
type SchemaOf<Input extends Taken> = Input extends z.ZodType ? Input : z.ZodObject<Extract<Input, z.ZodRawShape>>;

const toSchema = <Input extends Taken>(input: Input) => (input instanceof z.ZodType ? input : z.object(input)) as SchemaOf<Input>;

type Handler = (...given: never[]) => Promise<unknown>;
type Action<Output, Input extends z.ZodType | undefined> = ReturnType<typeof defineAction<Output, undefined, Input>>;

const whoMayCall = new WeakMap<object, Who>();

/** How calls of the panel are defined: each asks who calls, checks its input, and answers what went wrong in words for people. */
function callsFor<By extends Who>(who: By) {
  function define<Output>(handler: (call: CallBy<By>) => Promise<Output>): Action<Output, undefined>;
  function define<Output, Input extends Taken>(
    input: Input,
    handler: (input: z.output<SchemaOf<Input>>, call: CallBy<By>) => Promise<Output>,
  ): Action<Output, SchemaOf<Input>>;
  function define(...parts: [Handler] | [Taken, Handler]): object {
    const [input, handler] = parts.length === 1 ? [undefined, ...parts] : parts;
    const guarded = async (parsed: unknown, context: ActionAPIContext) => {
      try {
        const call = who === "anyone" ? toOpenCall(context) : toCall(context, who);
        return await handler(...((input ? [parsed, call] : [call]) as never[]));
      } catch (error) {
        throw error instanceof ActionError ? error : toForeseen(error, context.url.pathname);
      }
    };
    const action = defineAction({ input: input && toSchema(input), handler: guarded });
    whoMayCall.set(action, who);
    return action;
  }
  return define;
}

/** For administrators alone. */
export const defineCall = callsFor("administrator");
export const defineTechnicianCall = callsFor("technician");
export const defineNewcomerCall = callsFor("newcomer");
export const defineOpenCall = callsFor("anyone");

/** What a handler gets of a call that must not be done twice; `record` is silent when it was done before. */
type CallWithKey<By extends SignedIn> = CallBy<By> & { once: Once };

type SignedIn = Exclude<Who, "anyone">;

/** Made up by the caller for each press, and the same when that is sent again. */
const withKey = z.object({ callKey: z.string(OLD_SCREEN).refine(isCallKey, OLD_SCREEN) });

/**
 * A call that makes something, or that would be refused the second time: sent again with its key, it is answered as the
 * first time and nothing more is done.
 */
export function defineKeyedCall<Output, Input extends Taken, By extends SignedIn = "administrator">(
  input: Input,
  /** Does its work by `call.once`. */
  handler: (input: z.output<SchemaOf<Input>>, call: CallWithKey<By>) => Promise<Output>,
  who = "administrator" as By,
) {
  return callsFor(who)(z.intersection(toSchema(input), withKey), async (parsed, by) => {
    const { callKey, ...given } = parsed as z.output<typeof withKey>;
    const call: PersonCall = by;
    const once = call.services.doneCalls.begin({ caller: call.person.id, action: call.action, key: callKey, input: given });
    const record: PersonCall["record"] = async (...done) => (once.isRepeat() ? undefined : await call.record(...done));
    return await handler(given as z.output<SchemaOf<Input>>, Object.assign({}, by, { once, record }));
  });
}

export const whoMay = (action: object): Who => whoMayCall.get(action) ?? "administrator";

/**
 * Types keep it from handlers that technicians may reach to take who calls for an administrator.
 * @throws {ActionError} unless who calls is one of those whom the call is for.
 */
function toCall(context: ActionAPIContext, who: Who): Call {
  const { person } = context.locals;
  const refusal = findRefusal(person, who);
  if (!person || refusal) throw refusal ?? new ActionError({ code: "UNAUTHORIZED" });
  const call = toOpenCall(context);
  return { ...call, person, administrator: person, record: (action, done) => call.recordAs(person.email, action, done) };
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

/**
 * Who may call: administrators; technicians, too; all who are signed in, also those who still have to change the password
 * that somebody else made up; strangers.
 */
export type Who = "administrator" | "technician" | "newcomer" | "anyone";

/** Why somebody may not make a call that is for these; undefined where he may. */
export function findRefusal(person: SignedInPerson | undefined, who: Who): ActionError | undefined {
  if (who === "anyone") return undefined;
  if (!person) return refuse("UNAUTHORIZED", "Sua sessão terminou. Entre de novo para continuar.");
  if (who === "newcomer") return undefined;
  if (person.mustChangePassword) return refuse("FORBIDDEN", "Antes de continuar, troque a senha provisória em Minha conta.");
  return who === "technician" || person.role === "administrator" ? undefined : refuse("FORBIDDEN", ADMINISTRATORS_ONLY);
}
