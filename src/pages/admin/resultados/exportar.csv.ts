import { dayOf } from "#domain/calendar/owner-time";
import { RESULT_ORDER_NAMES, RESULT_ORIGINS } from "#domain/results/page-filter";
import { findSpanProblem, fitSpan } from "#domain/results/span";
import { answerFile } from "#server/answers/answer-export";
import { exportResults } from "#server/answers/export-results";
import { forAdministrator } from "../../_answer/for-administrator";

export const GET = forAdministrator(({ url }) => {
  const read = (name: string) => url.searchParams.get(name)?.slice(0, 200) || undefined;
  const asked = { from: read("de") ?? "", to: read("ate") ?? "" };
  if (findSpanProblem(asked) !== undefined) return new Response(null, { status: 400 });
  const span = fitSpan(asked, dayOf(new Date()));
  const text = exportResults(span, {
    query: read("busca") ?? "",
    origin: RESULT_ORIGINS.find((origin) => origin === read("origem")),
    place: read("lugar"),
    topic: read("assunto"),
    order: RESULT_ORDER_NAMES.find((order) => order === read("ordem")) ?? "visits",
  });
  return answerFile(`resultados-${span.from}-a-${span.to}`, "csv", text);
});
