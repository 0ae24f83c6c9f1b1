import { line } from "#domain/forms/text-controls";
import { withBlanks } from "../with-blanks";
import { part } from "./parts";

const day = { data: "o dia" };

/** When a page was published, changed and reviewed, as it says itself. */
export const dateWording = part("Datas das páginas", {
  published: withBlanks(line("Publicação", { max: 80 }), day),
  changed: withBlanks(line("Última mudança do texto", { max: 80 }), day),
  reviewed: withBlanks(line("Revisão", { max: 80 }), { nome: "quem revisou", ...day }),
});
