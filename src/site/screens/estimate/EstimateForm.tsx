import type { ReactNode } from "react";
import { CHOICES, listAsked, type ReadEstimate } from "#domain/estimate/read-answers";
import { gateKinds } from "#domain/gate/gate-kind";
import { CEP_PATH, ESTIMATE_PATH, NO_CEP } from "#domain/site/paths";
import type { Wording } from "#domain/texts/wording-text";
import { Drawing } from "#site/drawings/Drawing";
import { type Choice, ChoiceQuestion, Choices, Problem, Question, Typed } from "./fields";

interface EstimateFormProps {
  words: Wording["estimate"]["form"];
  placeField: string;
  typed: ReadEstimate["typed"];
  /** Sentences by the name of the field. */
  problems: Readonly<Partial<Record<string, string>>>;
  /** That a visitor may type, for the browser to offer. */
  places: readonly string[];
  /** Whether the company goes to the place that was named. */
  children?: ReactNode;
}

const CEP_FORM = "achar-cidade";

/** The answers to a question, as addresses write them. */
function listChoices<Kind extends string>(kinds: Readonly<Record<string, Kind>>, texts: Readonly<Record<Kind, string>>): Choice[] {
  return Object.entries(kinds).map(([value, kind]) => ({ value, text: texts[kind] }));
}

/** What has to be known of a gate. Everything is sent in the address, but for a postal code. */
export function EstimateForm({ words, placeField, typed, problems, places, children }: EstimateFormProps) {
  const { place, gate, leaves, size, leaf, use, motor } = words;
  const asked = (name: keyof typeof CHOICES) => ({ name, chosen: typed[name], problem: problems[name] });
  return (
    <div id="calcular" className="wrap max-w-[54rem] py-10">
      <h2 className="text-[1.625rem] md:text-[2.125rem]">{words.title}</h2>
      <p className="mt-3 max-w-[60ch] text-[1.0625rem] text-steel">{words.intro}</p>
      <form id={CEP_FORM} method="post" action={CEP_PATH} hidden>
        {listAsked(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <form method="get" action={`${ESTIMATE_PATH}#resposta`}>
        <Question legend={place.legend} help={place.help}>
          <Typed
            name="lugar"
            label={placeField}
            typed={typed.lugar}
            maxLength={80}
            attributes={{ list: "lugares", pattern: NO_CEP, title: placeField }}
          />
          <datalist id="lugares">
            {places.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {children}
          <details className="mt-3" open={problems["cep"] !== undefined}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">{place.cep}</summary>
            <div className="mt-2 flex flex-wrap items-end gap-3">
              <div>
                <label className="block font-semibold" htmlFor="cep">
                  {place.cepField}
                </label>
                <input
                  id="cep"
                  name="cep"
                  form={CEP_FORM}
                  required
                  maxLength={12}
                  inputMode="numeric"
                  autoComplete="postal-code"
                  aria-describedby="ajuda-cep"
                  className="mt-2 min-h-12 w-full rounded-card border border-steel bg-white px-4"
                />
              </div>
              <button type="submit" form={CEP_FORM} className="min-h-12 rounded-card border border-steel bg-white px-4 font-semibold">
                {place.cepButton}
              </button>
            </div>
            <p id="ajuda-cep" className="mt-2 text-steel">
              {place.cepHelp}
            </p>
          </details>
          <Problem name="cep" text={problems["cep"]} />
        </Question>

        <ChoiceQuestion
          {...asked("portao")}
          legend={gate.legend}
          isRequired
          className="grid gap-3 sm:grid-cols-3"
          choices={gateKinds.map((kind) => ({
            value: kind,
            text: gate[kind],
            picture: <Drawing gate={kind} className="-ml-4 w-28 flex-none sm:-mr-4 sm:w-[calc(100%+2rem)]" />,
          }))}
        />

        <ChoiceQuestion
          legend={leaves.legend}
          name="folhas"
          chosen={typed.folhas ?? "1"}
          choices={[
            { value: "1", text: leaves.one },
            { value: "2", text: leaves.two },
          ]}
        />

        <Question legend={size.legend} help={size.help}>
          <div className="grid grid-cols-2 gap-3 sm:max-w-md">
            {(["largura", "altura"] as const).map((name) => (
              <Typed
                key={name}
                name={name}
                label={name === "largura" ? size.width : size.height}
                unit={size.unit}
                typed={typed[name]}
                problem={problems[name]}
                isRequired
                maxLength={20}
                attributes={{ inputMode: "decimal" }}
              />
            ))}
          </div>
        </Question>

        <ChoiceQuestion {...asked("folha")} legend={leaf.legend} isRequired choices={listChoices(CHOICES.folha, leaf)} />

        <ChoiceQuestion {...asked("uso")} legend={use.legend} isRequired choices={listChoices(CHOICES.uso, use)} />

        <Question legend={motor.legend} className="group">
          <Choices name="motor" chosen={typed.motor ?? "nenhum"} choices={listChoices(CHOICES.motor, motor)} />
          <div className="flex flex-wrap gap-x-10 group-has-[[value=nenhum]:checked]:hidden">
            {(["funciona", "controles"] as const).map((name) => (
              <ChoiceQuestion
                key={name}
                {...asked(name)}
                legend={name === "funciona" ? motor.working : motor.remotes}
                choices={[
                  { value: "sim", text: motor.yes },
                  { value: "nao", text: motor.no },
                ]}
              />
            ))}
          </div>
        </Question>

        <button type="submit" className="mt-8 min-h-13 rounded-card bg-ink px-6 font-semibold text-[1.0625rem] text-white">
          {words.button}
        </button>
      </form>
    </div>
  );
}
