import { z } from "astro/zod";
import { checkInstructions } from "#domain/generation/instructions-field";
import { streamAiText } from "#server/ai/ai-text-stream";
import { services } from "#server/services";
import { creativity, instructions, pageTitle } from "../../../actions/fields";
import { forAdministrator } from "../../_answer/for-administrator";

const input = z.object({ title: pageTitle, instructions, creativity });

/** One page's text by the AI provider, as server-sent events while it is written. */
export const POST = forAdministrator(async ({ request }) => {
  const parsed = input.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return Response.json({ message: parsed.error.issues[0]?.message }, { status: 400 });
  const { aiWriter, content, log, stopping } = services();
  const problem = checkInstructions(parsed.data.instructions, content.current.isFact);
  if (problem) return Response.json({ message: problem }, { status: 400 });
  return streamAiText({ writer: aiWriter, facts: content.current.facts, request: parsed.data, log, stopping });
});
