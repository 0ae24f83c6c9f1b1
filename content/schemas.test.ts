import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { entrySchema } from "#domain/knowledge/schema/entry-schema";
import { landingSchema } from "#domain/landing/landing-schema";
import { placeRecordSchema } from "#domain/places/place-record";
import { placesSchema } from "#domain/places/places-schema";
import { topicsSchema } from "#domain/topics/topic";

/** What a schema asks of a file, for editors: without `key`, which is the file's name, and with the words of forms as help. */
function describeFile(schema: z.ZodType, key: string): string {
  const described = z.toJSONSchema(schema, {
    io: "input",
    reused: "ref",
    override({ jsonSchema }) {
      const { label, help } = jsonSchema as { label?: string; help?: string };
      if (label) jsonSchema.title = label;
      if (help) jsonSchema.description = help;
      for (const name of ["label", "help", "control", "item", "itemName", "choices", "choicesFrom", "rows"]) delete jsonSchema[name];
    },
  });
  for (const form of described.oneOf ?? [described]) {
    delete form.properties?.[key];
    form.required = form.required?.filter((name) => name !== key);
  }
  return `${JSON.stringify(described, undefined, 2)}\n`;
}

const SCHEMAS = [
  ["conhecimento", "entry", entrySchema, "id"],
  ["landing", "landing", landingSchema, "slug"],
  ["lugares", "place", placeRecordSchema, "slug"],
] as const;
/** Files of their own, whose names are no part of what they say. */
const FILES = [
  ["places", placesSchema],
  ["topics", topicsSchema],
] as const;
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

test.each(SCHEMAS)(
  "in %s a schema says to editors what is asked of the files, and each file names it",
  async (folder, name, schema, key) => {
    const file = pathOf(`${folder}/${name}.schema.json`);
    await expect(describeFile(schema, key)).toMatchFileSnapshot(file);
    const lost = readdirSync(pathOf(folder), { recursive: true, encoding: "utf8" }).filter((one) => {
      const path = pathOf(`${folder}/${one}`);
      const named = /^# yaml-language-server: \$schema=(.*)/.exec(one.endsWith(".yaml") ? readFileSync(path, "utf8") : "")?.[1];
      return one.endsWith(".yaml") && resolve(path, "..", named ?? "") !== file;
    });
    expect(lost).toEqual([]);
  },
);

test.each(FILES)("of %s.yaml too", async (name, schema) => {
  await expect(describeFile(schema, "")).toMatchFileSnapshot(pathOf(`${name}.schema.json`));
  expect(readFileSync(pathOf(`${name}.yaml`), "utf8").split("\n")[0]).toBe(`# yaml-language-server: $schema=./${name}.schema.json`);
});
