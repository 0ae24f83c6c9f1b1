import { expect, test } from "vitest";
import { cutBeforePhoto, readVoiceToken } from "./voice-uploads";

const TYPE = "multipart/form-data; boundary=limite";
const part = (name: string, rest: string) => `--limite\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n`;

test("a form whose photograph is let by keeps what was typed, and says why", async () => {
  const form = part("texto", "\r\n\r\nFicou ótimo.") + part("foto", '; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nJPEG');
  const cut = cutBeforePhoto(Buffer.from(form), TYPE, "grande");
  const read = await new Response(cut, { headers: { "content-type": TYPE } }).formData();
  expect([...read]).toEqual([
    ["texto", "Ficou ótimo."],
    ["sem-foto", "grande"],
  ]);
});

test.each([
  ["no photograph", part("texto", "\r\n\r\nA"), TYPE],
  ["no boundary", part("foto", "\r\n\r\nA"), "multipart/form-data"],
  ["no parts", "texto=A&foto=B", "application/x-www-form-urlencoded"],
])("of what has %s nothing is kept", (_, form, type) => {
  expect(cutBeforePhoto(Buffer.from(form), type, "demais")).toHaveLength(0);
});

test("only the address of an invitation has a token", () => {
  const token = "a1".repeat(20);
  expect(readVoiceToken(`/depoimento/${token}`)).toBe(token);
  for (const url of [
    undefined,
    "/depoimento/",
    `/depoimento/${token}/`,
    `/depoimento/${token}?a`,
    `/depoimento/${token}0`,
    `/a/depoimento/${token}`,
  ])
    expect(readVoiceToken(url)).toBeUndefined();
});
