import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { register } from "#support/content/register";
import { ContactCard } from "./ContactCard";

const contact = { ...register.contact, button: "Chamar", message: "Olá!", answer: "Resposta todos os dias", pageCode: "FHJ" };
const words = { title: "Fale conosco", text: "Mande uma foto.", chat: "WhatsApp sempre.", visits: "{dias}: das {abre} às {fecha}." };

function read(holidayNote: string) {
  const hours = { ...register.hours, holidayNote };
  return renderToStaticMarkup(<ContactCard contact={contact} words={words} hours={hours} />);
}

test("what holds on holidays stands under the hours, and nothing when the owner wrote nothing", () => {
  const note = "Feriados: só pelo WhatsApp";
  expect(read(note)).toMatch(new RegExp(`18h.*<p[^>]*>${note}</p></details></div></div>$`));
  expect(read("").match(/<p/g)).toHaveLength((read(note).match(/<p/g)?.length ?? 0) - 1);
});
