import { expect, test } from "vitest";
import { chooseTestimonials, type Testimonial } from "./testimonial";

const say = (name: string, region: string): Testimonial => ({ name, region, location: "", text: "", rating: 5, state: "publicado" });
const testimonials = [say("a", "home"), say("b", "home"), say("c", "home"), say("d", "home"), say("e", "Osasco"), say("f", "Osasco")];
const namesOf = (region?: string) => chooseTestimonials(testimonials, region).map(({ name }) => name);

test("a place shows three testimonials, its own first, then general ones", () => {
  expect(namesOf("Osasco")).toEqual(["e", "f", "a"]);
  expect(namesOf("Campinas")).toEqual(["a", "b", "c"]);
});

test("without a place three general ones are shown, each once", () => {
  expect(namesOf()).toEqual(["a", "b", "c"]);
});

test("when there are fewer, those are shown", () => {
  expect(chooseTestimonials([], "Osasco")).toEqual([]);
});
