import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { TestimonialCards } from "./TestimonialCards";

const ana: Testimonial = { name: "Ana B.", location: "Mooca", text: "Bom.", rating: 5, region: "home", state: "exemplo" };

test("a testimonial shows its picture, or initials in its place", () => {
  expect(renderToStaticMarkup(<TestimonialCards more="Mais" testimonials={[ana]} />)).toContain(">AB</span>");
  const html = renderToStaticMarkup(<TestimonialCards more="Mais" testimonials={[{ ...ana, picture: "/ana.webp" }]} />);
  expect(html).toContain('src="/ana.webp" alt=""');
  expect(html).not.toContain(">AB</span>");
});
