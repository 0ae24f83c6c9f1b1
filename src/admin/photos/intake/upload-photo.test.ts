import { expect, onTestFinished, test, vi } from "vitest";
import { uploadPhoto } from "./upload-photo";

const WORDS = { name: "IMG_1.jpg", alt: "", covered: [] };
const FILE = new Blob(["x"], { type: "image/jpeg" });
const PHOTO = { id: "aaaaaaaaaaaa", createdAt: "2026-11-22T12:00:00Z" };

/** A server that answers each request in turn, the last answer again and again. */
function answerWith(...answers: { status: number; text: string }[]): { count: number } {
  const sent = { count: 0 };
  class Request {
    upload = {};
    status = 0;
    responseText = "";
    onload = () => {};
    onloadend = () => {};
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      const { status, text } = answers[Math.min(sent.count, answers.length - 1)] ?? { status: 0, text: "" };
      sent.count += 1;
      this.status = status;
      this.responseText = text;
      queueMicrotask(() => {
        this.onload();
        this.onloadend();
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return sent;
}

const BUSY = { status: 503, text: "Há muitas fotografias na fila. Espere um instante e envie de novo." };

test("a photograph that the server has no room for waits, says so, and is sent again for a quarter of an hour", async () => {
  const sent = answerWith(...Array.from({ length: 12 }, () => BUSY), { status: 200, text: JSON.stringify({ photo: PHOTO, isNew: true }) });
  let heldUp = 0;
  const uploading = uploadPhoto(FILE, WORDS, {
    onHeldUp: () => {
      heldUp += 1;
    },
  });
  await vi.runAllTimersAsync();
  expect(await uploading).toMatchObject({ id: PHOTO.id });
  expect([sent.count, heldUp]).toEqual([13, 12]);
});

test("one that never had its turn is told to be sent again, in words", async () => {
  const sent = answerWith(BUSY);
  const uploading = expect(uploadPhoto(FILE, WORDS)).rejects.toMatchObject({
    explanation: expect.stringMatching(/ocupado.*Espere um instante e envie de novo\.$/),
  });
  await vi.runAllTimersAsync();
  await uploading;
  expect(sent.count).toBeLessThan(30);
});
