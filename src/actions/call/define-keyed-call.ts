import { z } from "astro/zod";
import { isCallKey, OLD_SCREEN } from "#domain/panel/call-key";
import type { Once } from "#server/calls/done-calls";
import { type CallBy, callsFor, type PersonCall, type SchemaOf, type Taken, toSchema, type Who } from "./define-call";

// The one place for that what is sent again is not done again (decision 027).

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
