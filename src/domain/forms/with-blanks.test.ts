import { expect, test } from "vitest";
import { describeSchema } from "#domain/forms/describe-schema";
import { line, lines } from "#domain/forms/text-controls";
import { withBlanks } from "./with-blanks";

const title = withBlanks(line("Título", { help: "Curto." }), { lugar: "o nome do lugar" });

test("a text may have the blanks it is told of, or none, and no other", () => {
  for (const text of ["Em {lugar}", "Aqui", "{{marca}} em {lugar}"]) expect(title.safeParse(text).success, text).toBe(true);
  expect(title.safeParse("Em {cidade}").error?.issues[0]?.message).toBe("As lacunas são {lugar}.");
  expect(title.safeParse("").success).toBe(false);
});

test("each line of a list is held to it", () => {
  const list = withBlanks(lines("Itens"), { lugar: "o nome do lugar" });
  expect(list.safeParse(["{lugar}", "b"]).success).toBe(true);
  expect(list.safeParse(["a", "{cidade}"]).success).toBe(false);
});

test("the form says what the blanks are, below what it says of the field", () => {
  expect(describeSchema(title)).toMatchObject({
    label: "Título",
    help: "Curto. Lacunas: {lugar} é o nome do lugar.",
    control: "text",
    max: 160,
  });
});
