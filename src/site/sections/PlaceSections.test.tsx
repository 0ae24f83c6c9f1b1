import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { facts } from "#support/content/facts";
import { register } from "#support/content/register";
import { PlaceSections } from "./PlaceSections";

const say = (name: string, region: string): Testimonial => ({
  name,
  region,
  location: "Centro",
  text: "Texto",
  rating: 5,
  state: "exemplo",
});
const testimonials = [say("Ana B.", "home"), say("Caio D.", "home"), say("Edu F.", "home"), say("Gil H.", "Osasco")];

const contact = { ...register.contact, button: "Chamar", message: "Olá!", answer: "Resposta todos os dias", pageCode: "FHJ" };
const wording = {
  places: {
    benefits: { title: "O que vem em {lugar}", items: ["Entrega grátis"] },
    plans: { title: "Planos" },
    testimonials: { own: "Clientes em {cidade} e região", general: "Quem já trocou o motor" },
  },
  offers: {
    plans: ["Motor de {potência}"],
    tilt: ["{uso}"],
    tradeIn: "{desconto}",
    warranty: "{nome}",
    recommended: "Recomendado",
    recommendedPlan: "Rio",
    choose: "Quero o {plano}",
    message: "Quero o {plano}",
  },
  sections: { moreVoices: "Mais" },
};

function read(city: string, shown: readonly Testimonial[] = testimonials) {
  const html = renderToStaticMarkup(
    <PlaceSections
      contact={contact}
      place={{ name: city, city, cityName: city, isCity: true }}
      isShippingFree
      business={facts.business}
      testimonials={shown}
      wording={wording}
    />,
  );
  return { titles: html.match(/(?<=<h2[^>]*>)[^<]+/g)?.slice(2), names: html.match(/[A-Z]\w+ [A-Z]\.(?=<)/g) ?? [] };
}

test("a place shows three testimonials, its own first", () => {
  expect(read("Osasco")).toEqual({ titles: ["Clientes em Osasco e região"], names: ["Gil H.", "Ana B.", "Caio D."] });
});

test("a place without testimonials of its own shows general ones, and says nothing else of them", () => {
  expect(read("Campinas")).toEqual({ titles: ["Quem já trocou o motor"], names: ["Ana B.", "Caio D.", "Edu F."] });
});

test("without any testimonial there is no section for them", () => {
  expect(read("Osasco", [])).toEqual({ titles: [], names: [] });
});
