import { z } from "astro/zod";
import { isCallKey, OLD_SCREEN } from "#domain/panel/call-key";
import type { Once } from "#server/calls/done-calls";
import { type Call, defineCall } from "./define-call";

// The one place for that what is sent again is not done again (decision 027).

/** What a handler gets of a call that must not be done twice; `record` is silent when it was done before. */
interface CallWithKey extends Call {
  once: Once;
}

interface KeyedDefinition<Output, Input extends z.ZodType<object>> {
  input: Input;
  /** Does its work by `call.once`. */
  handler(input: z.output<Input>, call: CallWithKey): Promise<Output>;
}

/** Made up by the caller for each press, and the same when that is sent again. */
const withKey = z.object({ callKey: z.string(OLD_SCREEN).refine(isCallKey, OLD_SCREEN) });

/**
 * A call that makes something, or that would be refused the second time: sent again with its key, it is answered as the
 * first time and nothing more is done.
 */
export function defineKeyedCall<Output, Input extends z.ZodType<object>>({ input, handler }: KeyedDefinition<Output, Input>) {
  return defineCall({
    input: z.intersection(input, withKey),
    async handler(parsed, call) {
      const { callKey, ...given } = parsed as z.output<typeof withKey>;
      const { administrator, action, services } = call;
      const once = services.doneCalls.begin({ caller: administrator.id, action, key: callKey, input: given });
      return await handler(given as z.output<Input>, {
        ...call,
        once,
        record: async (...done) => (once.isRepeat() ? undefined : await call.record(...done)),
      });
    },
  });
}
