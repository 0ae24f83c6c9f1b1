import { expect, test } from "vitest";
import { leaveOutRetired } from "./leave-out-retired";

const kept = { question: "Fica?", answer: "Fica." };
const retired = { question: "Sai?", answer: "Sai.", retired: true };

test("what is retired is left out, and what has become empty with it", () => {
  const faq = {
    themes: [
      { name: "Um", entries: [kept, retired] },
      { name: "Dois", entries: [retired] },
    ],
  };
  expect(leaveOutRetired(faq)).toEqual({ themes: [{ name: "Um", entries: [kept] }] });
});

test("a testimonial is retired by its state", () => {
  const testimonials = [
    { name: "Ana", state: "publicado" },
    { name: "Rui", state: "retirado" },
  ];
  expect(leaveOutRetired({ testimonials })).toEqual({ testimonials: [testimonials[0]] });
});

test("a document that has nothing retired is itself, lists that were empty before included", () => {
  const text = { faq: [], sections: [{ kind: "faq", entries: [kept] }] };
  expect(leaveOutRetired(text)).toBe(text);
});
