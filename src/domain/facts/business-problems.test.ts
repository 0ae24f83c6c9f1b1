import { expect, test } from "vitest";
import { business as ownBusiness } from "#content/business";
import { register as business } from "#support/content/register";
import { listBusinessProblems } from "./business-problems";
import { type FactValue, withField } from "./fact-fields";

test("the registers that come with the site have no problem", () => {
  expect(listBusinessProblems(ownBusiness)).toEqual([]);
  expect(listBusinessProblems(business)).toEqual([]);
});

test.each<[string, FactValue, string]>([
  ["hours.visits.sabado.closes", "08:00", "O fim precisa vir depois do início, que é 08:00."],
  ["hours.chat.closes", "05:00", "O fim precisa vir depois do início, que é 06:00."],
  ["windows.tarde.closes", "12:59", "O fim precisa vir depois do início, que é 13:00."],
  ["priceRange.max", 700, "O máximo não pode ser menor que o mínimo, que é 800."],
  ["maintenance.replacement.heavy.max", 1999, "O máximo não pode ser menor que o mínimo, que é 2.000."],
  ["claims.modelSeconds", [4, 16, 8], "Escreva os números do menor ao maior, cada um uma vez."],
  ["claims.modelSeconds", [8, 16], "A abertura do motor mais rápido (4 segundos) precisa estar entre elas."],
  ["technical.models.seg.watts", 300, "1/2 HP são cerca de 373 W. Confira na etiqueta do motor, ou ponha 0 até confirmar."],
  ["technical.models.solo.watts", 1864, "1/4 HP são cerca de 186 W. Confira na etiqueta do motor, ou ponha 0 até confirmar."],
  ["technical.models.rio.power", "meio HP", "Informe a potência como na etiqueta: 1/4 HP ou 0,5 HP."],
  ["technical.models.rio.name", "Solo", "Já há outro item chamado “Solo”. Dê a este um nome só dele."],
  ["plans.rio.name", "solo", "Já há outro item chamado “solo”. Dê a este um nome só dele."],
  ["plans.rio.price", 0, "Informe um valor de R$ 1 a R$ 100.000, sem centavos."],
  ["tradeIn.basico.conditions", ["Qualquer marca", ""], "Preencha este campo."],
  ["booking.fullDays", ["28/11/2099 manhã, madrugada"], "Não há janela chamada “madrugada”. As que há: Manhã, Tarde, Noite."],
  ["contact.phone", "551190000", "Informe o celular com DDD, como (11) 98765-4321. Com o 55 do Brasil são 13 dígitos."],
])("%s set to %j is a problem of that field", (path, value, message) => {
  expect(listBusinessProblems(withField(business, path, value))).toEqual([{ path, message }]);
});

test("a day that is over may be full in a window that was called otherwise", () => {
  expect(listBusinessProblems(withField(business, "booking.fullDays", ["28/11/2020 madrugada"]))).toEqual([]);
});

test("equal bounds go together", () => {
  expect(listBusinessProblems(withField(business, "technical.powerWatts.max", business.technical.powerWatts.min))).toEqual([]);
});

test("two items with one id are a problem", () => {
  const [plan] = business.plans;
  const plans = [...business.plans, { ...plan, name: "Lua" } as (typeof business.plans)[number]];
  expect(listBusinessProblems({ ...business, plans }).map(({ path }) => path)).toContain("plans.solo.price");
});
