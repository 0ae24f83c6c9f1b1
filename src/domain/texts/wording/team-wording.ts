import { line, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { callFields, head, part, title } from "./parts";

const person = { nome: "como a pessoa quer ser chamada" };

/** The page of those who do the work, and what works say of who did them. */
export const teamWording = part("Equipe", {
  crumb: line("No caminho da página", { max: 60 }),
  title: title(),
  head: head(),
  summary: paragraph("Resumo abaixo do título"),
  since: withBlanks(line("Desde quando", { max: 80 }), { ano: "o ano em que começou" }),
  courses: line("Título dos cursos", { max: 60 }),
  works: withBlanks(line("Título das obras de cada um", { max: 80 }), person),
  photo: withBlanks(line("O que a fotografia mostra, para quem não a vê"), person),
  done: line("Na obra, quem a fez", { max: 60 }),
  link: line("Link para a equipe", { max: 60 }),
  call: part("Chamada final", callFields),
});
