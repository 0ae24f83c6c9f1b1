/** The file that a request brings; without the front server, as the site is worked on, it is the body still. */
export async function readSentFile(request: Request, { sentFile }: Pick<App.Locals, "sentFile">): Promise<Buffer> {
  return sentFile ?? Buffer.from(await request.arrayBuffer());
}
