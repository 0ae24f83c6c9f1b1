import { actions } from "astro:actions";
import { createEmptyValue } from "#domain/forms/empty-value";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { OpenOnce } from "../../open/OpenOnce";
import { TextEditor, type TextEditorProps } from "./TextEditor";
import type { TextValue } from "./use-text-editor";

export function OpenText({ path }: { path?: string }) {
  return (
    <OpenOnce
      title={path === undefined ? "Nova página de serviço" : "Editar texto"}
      queryKey={["text", path ?? "new"]}
      open={() => (path === undefined ? openNew() : openExisting(path))}
      missing={{ title: "Texto não encontrado", way: { text: "Ver os textos", href: PATHS.texts } }}
      problemTitle="Erro ao abrir o texto"
    >
      {(opened) => <TextEditor {...opened} />}
    </OpenOnce>
  );
}

async function openNew(): Promise<TextEditorProps> {
  const { form, ...rest } = await call(actions.texts.openNew);
  return { ...rest, form, text: undefined, blank: createEmptyValue(form) as TextValue };
}

async function openExisting(path: string): Promise<TextEditorProps> {
  const { autosave, ...rest } = await call(actions.texts.open, { path });
  const isUnsaved = autosave && JSON.stringify(autosave.value) !== JSON.stringify(rest.text.value);
  return { ...rest, autosave: isUnsaved ? autosave : undefined, blank: {} };
}
