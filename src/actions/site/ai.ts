import { z } from "astro/zod";
import { INVALID_KEY, isPlausibleKey } from "#domain/generation/ai/key";
import { AiFailure } from "#server/ai/ai-failure";
import { originOf } from "#server/ai/ai-key-store";
import { describeUsedKey } from "#server/panel/before-launch-checks";
import { defineCall } from "../call/define-call";

const MAX_KEY_LENGTH = 500;

/** The key of the AI provider goes in; only its last four characters come out. */
export const ai = {
  describeKey: defineCall(async ({ services }) => await describeUsedKey(services)),

  saveKey: defineCall(
    { key: z.string().trim().max(MAX_KEY_LENGTH, INVALID_KEY).refine(isPlausibleKey, INVALID_KEY) },
    async ({ key }, { services: { aiKeys, aiWriter }, record }) => {
      const isReplaced = (await aiKeys.describeKey()) !== undefined;
      await aiKeys.saveKey(key, originOf(aiWriter.readProvider()));
      await record(isReplaced ? "ai-key.replaced" : "ai-key.saved", { title: `Chave de IA terminada em ${key.slice(-4)}` });
    },
  ),

  removeKey: defineCall(async ({ services: { aiKeys }, record }) => {
    const removed = await aiKeys.removeKey();
    if (removed) await record("ai-key.removed", { title: "Chave de IA" });
    return { removed };
  }),

  /** Asks the provider for a word with the saved key. */
  testKey: defineCall(async ({ services: { aiWriter } }) => {
    try {
      await aiWriter.test(new AbortController().signal);
      return { isWorking: true, message: `A chave funciona com o modelo ${aiWriter.readProvider().model}.` };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      return { isWorking: false, message: error.message };
    }
  }),
};
