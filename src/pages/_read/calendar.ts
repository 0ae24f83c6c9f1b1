/** A calendar file as it leaves; with a name it is one to be kept. */
export function answerCalendar(file: string, name?: string): Response {
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      ...(name && { "content-disposition": `attachment; filename="${name}"` }),
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
