import { useState } from "react";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { toVisibleLines, toVisibleText } from "#domain/panel/visible-text";
import { formatRelative } from "../../../ui/relative-time";
import { describeTyped } from "../field/typed-fact";
import type { Register } from "../register";
import { findControl } from "../use-field-focus";
import type { SaveFacts, useFactDrafts } from "./use-save-facts";

interface StaleDialogProps extends Pick<Register, "fields">, Pick<ReturnType<typeof useFactDrafts>, "drafts" | "settle"> {
  saving: SaveFacts;
}

/** Somebody changed the same fields meanwhile: whoever comes second sees both values and chooses. */
export function StaleDialog({ saving: { others, forgetOthers }, fields, drafts, settle }: StaleDialogProps) {
  const [isTheirs, setIsTheirs] = useState<Readonly<Record<string, boolean>>>({});
  const shown = useLast(others, () => setIsTheirs({})) ?? [];
  const isOne = shown.length === 1;
  return (
    <DialogFrame
      isOpen={others !== undefined}
      onClose={forgetOthers}
      title={isOne ? "Outra pessoa mudou este campo" : "Outra pessoa mudou estes campos"}
      description="Nada foi salvo ainda, e o que você escreveu continua aqui. Escolha o que fica."
      finalFocus={() => findControl(shown[0]?.path)}
      isPersistent
    >
      <div className="grid gap-4">
        {shown.map((other) => {
          const field = fields.find(({ path }) => path === other.path);
          const draft = drafts[other.path];
          const sides = [
            { title: "O seu", value: field && draft ? describeTyped(field, draft.typed) : "", theirs: false },
            { title: `De ${toVisibleText(other.by)}, ${formatRelative(other.at)}`, value: other.text, theirs: true },
          ];
          return (
            <fieldset key={other.path} className="grid gap-2">
              <legend className="mb-1 font-semibold">{other.label}</legend>
              {sides.map(({ title, value, theirs }) => {
                const isChosen = theirs === (isTheirs[other.path] ?? false);
                return (
                  <label
                    key={String(theirs)}
                    className={`flex cursor-pointer items-start gap-3 rounded-lg border px-3 py-2.5 ${isChosen ? "border-ink bg-paper" : "border-line"}`}
                  >
                    <input
                      type="radio"
                      name={other.path}
                      checked={isChosen}
                      onChange={() => setIsTheirs({ ...isTheirs, [other.path]: theirs })}
                      className="mt-1 size-4 shrink-0"
                    />
                    <span className="grid min-w-0 break-words">
                      <span className="text-sm text-steel">{title}</span>
                      <span className="font-semibold whitespace-pre-line">{toVisibleLines(value) || "vazio"}</span>
                    </span>
                  </label>
                );
              })}
            </fieldset>
          );
        })}
      </div>
      <Answers
        back="Decidir depois"
        onBack={forgetOthers}
        label="Continuar"
        onAct={() => {
          settle(shown, isTheirs);
          forgetOthers();
        }}
      />
    </DialogFrame>
  );
}
