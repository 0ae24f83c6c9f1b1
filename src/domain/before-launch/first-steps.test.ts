import { expect, test } from "vitest";
import { register } from "#support/content/register";
import { listFirstSteps } from "./first-steps";

const content = { business: register, phone: "5511900000000", exampleTestimonials: 0 };
const listDone = (...parts: Parameters<typeof listFirstSteps>) =>
  listFirstSteps(...parts).flatMap(({ title, isDone }) => (isDone ? title : []));

test("a step is done when its facts are the owner's, or he said that they are right as they came", () => {
  const example = { ...register, identity: { ...register.identity, cnpj: "00.000.000/0001-00" } };
  expect(listDone({ ...content, business: example }, [], 2)).toEqual([]);
  const { identity } = register;
  const own = {
    ...register,
    identity: { ...identity, cnpj: "11.222.333/0001-81", address: { ...identity.address, postalCode: "01001-000" } },
  };
  expect(listDone({ ...content, phone: "5511987654321", business: own }, ["hours.closedUntil", "plans.solo.price"], 3)).toEqual([
    "Telefone e WhatsApp",
    "Empresa e endereço",
    "Preços",
    "Três fotografias",
  ]);
  expect(listDone(content, ["hours.chat.opens"], 0)).toContain("Horários");
});
