import type { ServerResponse } from "node:http";
import type { AnswerKind } from "./counts";

const kinds = new WeakMap<ServerResponse, AnswerKind>();

/** Notes where an answer comes from, for whoever counts it when it has left. */
export function markAnswer(response: ServerResponse, kind: AnswerKind): void {
  kinds.set(response, kind);
}

export function answerKindOf(response: ServerResponse): AnswerKind {
  return kinds.get(response) ?? "other";
}
