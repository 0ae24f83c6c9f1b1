import { expect, onTestFinished, test, vi } from "vitest";
import { createSignedMarks } from "./signed-marks";

test("a mark is known again for its time, for what it was made, by the secret and the purpose that made it", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const marks = createSignedMarks("um segredo", "perguntas", 300);
  const made = marks.make("entrar");
  const [id = ""] = made.split(".");
  const later = made.replace(/\.\d+\./, ".99999999999.");
  expect([made, later, "", `${made}x`, made.replace(id, "outra")].map((mark) => marks.findId(mark, "entrar"))).toEqual([
    id,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(marks.findId(made, "outra")).toBeUndefined();
  expect(createSignedMarks("outro segredo", "perguntas", 300).findId(made, "entrar")).toBeUndefined();
  expect(createSignedMarks("um segredo", "navegadores", 300).findId(made, "entrar")).toBeUndefined();
  vi.advanceTimersByTime(299_000);
  expect(marks.findId(made, "entrar")).toBe(id);
  vi.advanceTimersByTime(2000);
  expect(marks.findId(made, "entrar")).toBeUndefined();
});
