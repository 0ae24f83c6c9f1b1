import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { services } from "../services";

/** A copy as a file to be kept, without the site's secret, read as fast as it is taken. */
export async function answerCopy(name: string, actor: string): Promise<Response> {
  const { copies, activities } = services();
  const copy = await copies.folder.find(name);
  if (!copy?.isWhole) return new Response(await describeAbsent(name), { status: 404, headers: PLAIN });
  if (copy.hasSecret) return new Response(HAS_SECRET, { status: 409, headers: PLAIN });
  await activities.record({ actor, action: "copy.downloaded", subject: copy.name });
  const body = Readable.toWeb(createReadStream(copies.folder.fileOf(copy.name)));
  return new Response(body as BodyInit, {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(copy.bytes),
      "content-disposition": `attachment; filename="${copy.name}"`,
      "cache-control": "no-store",
    },
  });
}

const HAS_SECRET =
  "Esta cópia traz a chave secreta do site, como as de versões anteriores, e por isso não sai pelo painel. Faça outra cópia e baixe essa; esta pode ser buscada no servidor.";
const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Behind a proxy the next request may reach the process that has it. */
async function describeAbsent(name: string): Promise<string> {
  const { copies } = await services().copies.read();
  const elsewhere = copies.find((copy) => copy.name === name)?.elsewhere;
  return elsewhere === undefined
    ? "Esta cópia não existe mais."
    : `Esta cópia está em outro servidor do site: ${elsewhere}. Tente de novo, ou busque-a lá.`;
}
