import { z } from "zod";
import { choice, integer } from "#domain/forms/controls";
import { choiceFrom, line, list, optionalDay, optionalLine, optionalParagraph, paragraph } from "#domain/forms/text-controls";

/** `exemplo` came with the site and quotes nobody; `retirado` is kept and not shown. */
const TESTIMONIAL_STATES = ["exemplo", "publicado", "retirado"] as const;

const isOwnPicture = (path: string) => path === "" || /^\/(?!\/)[^\s"<>{}\\]+$/.test(path);

export const testimonialSchema = z
  .strictObject({
    name: line("Nome", { max: 60, help: "Como a pessoa autorizou: “Marlene S.”" }),
    location: line("Bairro e cidade", { max: 80, help: "“Santana, São Paulo”" }),
    text: paragraph("Depoimento", { max: 800 }),
    rating: integer("Estrelas", { min: 1, max: 5 }),
    region: choiceFrom("Onde aparece", "regions"),
    state: choice("Situação", TESTIMONIAL_STATES, {
      choices: { exemplo: "Exemplo que veio com o site", publicado: "Publicado", retirado: "Retirado do site" },
    }),
    source: optionalLine("De onde veio", { max: 200, help: "WhatsApp, Google, conversa depois da instalação…" }),
    date: optionalDay("Quando foi dado"),
    consent: optionalParagraph("Autorização do cliente", { max: 400, help: "Quem autorizou publicar, quando e por onde." }),
    picture: z
      .string()
      .trim()
      .max(300)
      .refine(isOwnPicture, "Informe um endereço deste site que comece por /, ou deixe vazio.")
      .optional()
      .meta({ label: "Foto", control: "text", help: "Endereço neste site que começa por /. Sem foto aparecem as iniciais." }),
  })
  .superRefine(({ state, source, consent }, context) => {
    if (state !== "publicado") return;
    if (!source) context.addIssue({ code: "custom", path: ["source"], message: "Diga de onde veio antes de publicar." });
    if (!consent) context.addIssue({ code: "custom", path: ["consent"], message: "Diga como o cliente autorizou antes de publicar." });
  });

export const testimonialsSchema = z.strictObject({
  testimonials: list("Depoimentos", testimonialSchema, { item: "Depoimento", itemName: "name", min: 0, max: 300 }),
});
