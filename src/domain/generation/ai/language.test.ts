import { expect, test } from "vitest";
import { generateContent } from "#domain/generation/local/generate-content";
import { facts } from "#support/content/facts";
import { isForeign } from "./text-faults";

const PARAGRAPHS = {
  english:
    "<p>Automatic gate motors make your daily routine safer and easier. Before you call a technician, check whether the power is on, whether the remote control has a working battery and whether anything blocks the rail. Never open the motor yourself, because there is a risk of electric shock.</p>",
  spanish:
    "<p>Los motores para portones automáticos hacen que la rutina diaria sea más segura. Antes de llamar a un técnico, compruebe si hay energía, si el control remoto tiene batería y si algo bloquea el riel. Nunca abra el motor usted mismo, porque existe el riesgo de una descarga eléctrica en la casa.</p>",
  chinese: "<p>自动门电机让您的日常生活更加安全和方便。在联系技术人员之前，请检查电源是否接通，遥控器电池是否正常。</p>",
};

test("answers in other languages are told apart", () => {
  for (const [language, html] of Object.entries(PARAGRAPHS)) expect(isForeign(html), language).toBe(true);
});

test("Portuguese is never taken for another language, with brand names and short texts too", () => {
  for (const title of ["Motor PPA Solo", "Conserto de portão em Santana", "Qual o melhor motor?"]) {
    expect(isForeign(generateContent({ title, creativity: 75 }, facts).html), title).toBe(false);
  }
  expect(isForeign("<p>Motor PPA Jet Flash, 1/4 HP.</p>")).toBe(false);
  expect(isForeign("")).toBe(false);
});
