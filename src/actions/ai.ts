import { defineAction } from "astro:actions";
import { z } from "astro/zod";
import { INVALID_KEY, isPlausibleKey } from "#domain/generation/ai/key";
import { AiFailure } from "#server/ai/ai-failure";
import { services } from "#server/services";
import { getAdministrator } from "./session-guard";

const MAX_KEY_LENGTH = 500;

/** The key of the AI provider goes in; only its last four characters come out. */
export const ai = {
  describeKey: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      const { aiKeys, aiWriter } = services();
      return { key: (await aiKeys.describeKey()) ?? null, model: aiWriter.model };
    },
  }),

  saveKey: defineAction({
    input: z.object({ key: z.string().trim().max(MAX_KEY_LENGTH, INVALID_KEY).refine(isPlausibleKey, INVALID_KEY) }),
    async handler({ key }, context) {
      const administrator = getAdministrator(context);
      const { aiKeys, activities } = services();
      const isReplaced = (await aiKeys.describeKey()) !== undefined;
      await aiKeys.saveKey(key);
      await activities.record({
        actor: administrator.email,
        action: isReplaced ? "ai-key.replaced" : "ai-key.saved",
        subject: `Chave de IA terminada em ${key.slice(-4)}`,
      });
    },
  }),

  removeKey: defineAction({
    async handler(_, context) {
      const administrator = getAdministrator(context);
      const { aiKeys, activities } = services();
      const removed = await aiKeys.removeKey();
      if (removed) await activities.record({ actor: administrator.email, action: "ai-key.removed", subject: "Chave de IA" });
      return { removed };
    },
  }),

  /** Asks the provider for a word with the saved key. */
  testKey: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      const { aiWriter } = services();
      try {
        await aiWriter.test(new AbortController().signal);
        return { isWorking: true, message: `A chave funciona com o modelo ${aiWriter.model}.` };
      } catch (error) {
        if (!(error instanceof AiFailure)) throw error;
        return { isWorking: false, message: error.message };
      }
    },
  }),
};
