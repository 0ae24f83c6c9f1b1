/** Server-sent events, as they are told; the signal aborts when the reader goes away, who then hears nothing more. */
export function streamEvents(tell: (send: (event: string) => void, leaving: AbortSignal) => Promise<void>): Response {
  const leaving = new AbortController();
  const { signal } = leaving;
  const body = new ReadableStream<string>({
    async start(controller) {
      try {
        await tell((event) => {
          if (!signal.aborted) controller.enqueue(event);
        }, signal);
        if (!signal.aborted) controller.close();
      } catch (error) {
        if (!signal.aborted) controller.error(error);
      }
    },
    cancel: () => leaving.abort(),
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" },
  });
}
