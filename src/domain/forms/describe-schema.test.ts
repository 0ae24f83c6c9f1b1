import { expect, test } from "vitest";
import { z } from "zod";
import { businessSchema } from "#domain/facts/business-schema";
import { describeSchema } from "./describe-schema";
import { createEmptyValue } from "./empty-value";
import { listFormProblems } from "./form-problems";

const call = z.object({ kind: z.literal("call"), text: z.string().min(1).max(80).meta({ label: "Texto" }) }).meta({ label: "Chamada" });
const list = z.object({ kind: z.literal("list"), items: z.array(z.string()).meta({ control: "lines", label: "Itens" }) });
const page = z
  .object({
    title: z.string().min(1).max(60).meta({ label: "Título", help: "Curto." }),
    intro: z.string().optional().meta({ label: "Introdução", control: "paragraph" }),
    stars: z.int().min(1).max(5).meta({ label: "Estrelas", unit: "estrelas" }),
    width: z.number().optional().meta({ label: "Largura" }),
    gate: z.enum(["sliding", "tilting"]).meta({ label: "Portão", choices: { sliding: "Deslizante" } }),
    days: z.array(z.enum(["Monday", "Sunday"])).meta({ label: "Dias", control: "choices", choices: { Sunday: "domingo" } }),
    related: z.array(z.string()).meta({ label: "Assuntos", control: "choices", choicesFrom: "topics" }),
    group: z.string().meta({ label: "Grupo", control: "choice", choicesFrom: "place-groups" }),
    link: z.string().meta({ label: "Endereço", control: "link", choicesFrom: "pages" }),
    isShown: z.boolean().meta({ label: "Aparece" }),
    columns: z.tuple([z.string(), z.string()]).meta({ label: "Colunas", item: "Coluna" }),
    entries: z
      .array(z.object({ question: z.string().min(1).meta({ label: "Pergunta" }) }))
      .min(1)
      .max(20)
      .readonly()
      .meta({ label: "Perguntas", item: "Pergunta", itemName: "question" }),
    sections: z.array(z.discriminatedUnion("kind", [call, list])).meta({ label: "Seções", item: "Seção" }),
  })
  .meta({ label: "Página" });

const form = describeSchema(page);
const fieldOf = (key: string) => (form.kind === "object" ? form.fields.find((one) => one.key === key)?.field : undefined);

test("an object has its fields in the order of the schema", () => {
  expect(form).toMatchObject({ kind: "object", label: "Página" });
  expect(form.kind === "object" && form.fields.map(({ key }) => key)).toEqual(Object.keys(page.shape));
});

test.each([
  ["title", { kind: "text", control: "text", label: "Título", help: "Curto.", min: 1, max: 60 }],
  ["intro", { kind: "text", control: "paragraph", label: "Introdução", isOptional: true }],
  ["stars", { kind: "number", control: "integer", isInteger: true, min: 1, max: 5, unit: "estrelas" }],
  ["width", { kind: "number", control: "decimal", isInteger: false, label: "Largura", isOptional: true }],
  [
    "gate",
    {
      kind: "choice",
      isMany: false,
      choices: [
        { value: "sliding", label: "Deslizante" },
        { value: "tilting", label: "tilting" },
      ],
    },
  ],
  [
    "days",
    {
      kind: "choice",
      isMany: true,
      choices: [
        { value: "Monday", label: "Monday" },
        { value: "Sunday", label: "domingo" },
      ],
    },
  ],
  ["related", { kind: "choice", isMany: true, choices: [], choicesFrom: "topics" }],
  ["group", { kind: "choice", isMany: false, choices: [], choicesFrom: "place-groups" }],
  ["link", { kind: "text", control: "link", choicesFrom: "pages" }],
  ["isShown", { kind: "flag", label: "Aparece" }],
  ["columns", { kind: "list", itemLabel: "Coluna", min: 2, max: 2, item: { kind: "text" } }],
  ["entries", { kind: "list", itemLabel: "Pergunta", itemName: "question", min: 1, max: 20, item: { kind: "object" } }],
])("the field %s is described", (key, field) => {
  expect(fieldOf(key)).toMatchObject(field);
});

test("options of a union are told apart by the key that each has a value of its own for", () => {
  expect(fieldOf("sections")).toMatchObject({
    kind: "list",
    min: 0,
    item: {
      kind: "union",
      discriminator: "kind",
      options: [
        {
          value: "call",
          label: "Chamada",
          field: { kind: "object", fields: [{ key: "kind", field: { kind: "fixed", value: "call" } }, { key: "text" }] },
        },
        { value: "list", label: "list", field: { fields: [{ key: "kind" }, { key: "items", field: { kind: "text", control: "lines" } }] } },
      ],
    },
  });
});

test("the form of the register is described whole, and is JSON", () => {
  const described = describeSchema(businessSchema);
  expect(JSON.parse(JSON.stringify(described))).toEqual(JSON.parse(JSON.stringify(describeSchema(businessSchema))));
  expect(described.kind === "object" && described.fields.length).toBe(Object.keys(businessSchema.shape).length);
});

test.each([
  ["a date", z.object({ when: z.date() }), "when"],
  ["one of two types", z.object({ either: z.union([z.string(), z.number()]) }), "either"],
])("%s has no field, and the place is named", (_, schema, place) => {
  expect(() => describeSchema(schema)).toThrow(place);
});

test("a new value is as short as its bounds allow", () => {
  expect(createEmptyValue(form)).toEqual({
    title: "",
    stars: 1,
    gate: "sliding",
    days: [],
    related: [],
    group: "",
    link: "",
    isShown: false,
    columns: ["", ""],
    entries: [{ question: "" }],
    sections: [],
  });
  const sections = fieldOf("sections");
  expect(sections?.kind === "list" && createEmptyValue(sections.item)).toEqual({ kind: "call", text: "" });
});

test("what is filled in wrongly is told in Portuguese at its place", () => {
  const problems = listFormProblems(page, {
    ...(createEmptyValue(form) as object),
    title: "x".repeat(61),
    stars: 9,
    gate: "roof",
    entries: [],
    sections: [{ kind: "call", text: "" }, { kind: "roof" }],
  });
  expect(problems).toEqual([
    { path: ["title"], message: "Escreva no máximo 60 caracteres." },
    { path: ["stars"], message: "Informe um número até 5." },
    { path: ["gate"], message: "Escolha uma das opções." },
    { path: ["entries"], message: "Acrescente pelo menos um item." },
    { path: ["sections", 0, "text"], message: "Preencha este campo." },
    { path: ["sections", 1, "kind"], message: "Escolha uma das opções." },
  ]);
  expect(listFormProblems(businessSchema.shape.plans.unwrap().element.shape.price, 0)[0]?.message).toMatch(/^Informe um valor/);
});

test("what can be kept has no problem", () => {
  expect(listFormProblems(call, { kind: "call", text: "Chame" })).toEqual([]);
});
