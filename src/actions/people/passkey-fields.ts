import { z } from "astro/zod";

/** Most signs of a part in base64url; a key with all that makers say of it takes a few thousand. */
const MAX_PART = 8000;

const part = z.string().min(1).max(MAX_PART);
const name = z.string().max(32);

const device = {
  id: part,
  rawId: part,
  type: z.literal("public-key"),
  /** None is asked for, and none looked at. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What a browser says of a key that a device has made. */
export const madePasskey = z.object({
  ...device,
  response: z.object({ clientDataJSON: part, attestationObject: part, transports: z.array(name).max(8).default([]) }),
});

/** What it says where one is used. */
export const usedPasskey = z.object({
  ...device,
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part.optional() }),
});
