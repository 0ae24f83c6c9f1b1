import type { ReactNode } from "react";
import { PHOTO_LIMITS_TEXT } from "#domain/photo/photo-limits";
import type { Wording } from "#domain/texts/wording-text";
import { PHOTO_FIELD, VOICE_LIMITS, type VoiceAttempt, type VoiceField } from "#domain/voice/voice-form";

export interface VoiceFormScreenProps {
  words: Wording["voices"];
  /** What was sent before and could not be taken. */
  attempt?: VoiceAttempt | undefined;
}

const INPUT = "mt-1 block w-full rounded-card border border-steel bg-white px-3 py-2 text-[1.0625rem]";
const STARS = [5, 4, 3, 2, 1];
const PROBLEM_OF = (name: VoiceField) => `problema-${name}`;

/** Where a customer says how it went; a plain form, complete without script. */
export function VoiceFormScreen({ words, attempt }: VoiceFormScreenProps) {
  const { typed = {}, problems = {} } = attempt ?? {};
  const describe = (name: VoiceField) => ({ name, ...(problems[name] && { "aria-invalid": true, "aria-describedby": PROBLEM_OF(name) }) });
  return (
    <div className="wrap max-w-[40rem] py-10 md:py-16">
      <h1 className="text-[2rem] md:text-[2.75rem]">{words.title}</h1>
      <p className="mt-4 text-[1.125rem] text-steel">{words.intro}</p>
      {attempt && (
        <p role="alert" className="mt-6 border-danger border-l-4 pl-3 font-semibold">
          Falta pouco: veja o que está marcado abaixo.
        </p>
      )}
      <form method="post" encType="multipart/form-data" className="mt-8 grid gap-6">
        <fieldset>
          <legend className="font-semibold">Estrelas</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {STARS.map((stars) => (
              <label key={stars} className="inline-flex min-h-11 items-center gap-2">
                <input
                  {...describe("estrelas")}
                  type="radio"
                  value={stars}
                  required
                  defaultChecked={typed.estrelas === String(stars)}
                  className="size-5"
                />
                {stars === 1 ? "1 estrela" : `${stars} estrelas`}
              </label>
            ))}
          </div>
          <Problem name="estrelas" problems={problems} />
        </fieldset>
        <Labelled label="O que aconteceu e o que você achou" name="texto" problems={problems}>
          <textarea {...describe("texto")} rows={6} required maxLength={VOICE_LIMITS.text} defaultValue={typed.texto} className={INPUT} />
        </Labelled>
        <Labelled label="Como quer ser chamado" name="nome" problems={problems}>
          <input {...describe("nome")} required maxLength={VOICE_LIMITS.name} defaultValue={typed.nome} className={INPUT} />
        </Labelled>
        <Labelled label="Bairro e cidade, se quiser" name="bairro" problems={problems}>
          <input {...describe("bairro")} maxLength={VOICE_LIMITS.location} defaultValue={typed.bairro} className={INPUT} />
        </Labelled>
        <div>
          <label className="flex gap-3">
            <input
              {...describe("autorizo")}
              type="checkbox"
              value="sim"
              required
              defaultChecked={typed.autorizo === "sim"}
              className="mt-1 size-5 flex-none"
            />
            {words.consent}
          </label>
          <Problem name="autorizo" problems={problems} />
        </div>
        {/* Last: where it is too large, the server reads what stands before it. */}
        <Labelled label="Uma foto, se quiser" name={PHOTO_FIELD} problems={problems}>
          <input
            {...describe(PHOTO_FIELD)}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="mt-1 block min-h-11 w-full py-2 text-[1.0625rem] font-normal"
          />
          <span className="mt-1 block text-sm font-normal text-steel">
            {words.photo.help} {PHOTO_LIMITS_TEXT}
          </span>
        </Labelled>
        <button type="submit" className="min-h-13 justify-self-start rounded-card bg-ink px-6 font-semibold text-white">
          {words.button}
        </button>
      </form>
    </div>
  );
}

interface LabelledProps {
  label: string;
  name: VoiceField;
  problems: VoiceAttempt["problems"];
  children: ReactNode;
}

function Labelled({ label, name, problems, children }: LabelledProps) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is what it wraps */}
      <label className="block font-semibold">
        {label}
        {children}
      </label>
      <Problem name={name} problems={problems} />
    </div>
  );
}

function Problem({ name, problems }: Pick<LabelledProps, "name" | "problems">) {
  if (!problems[name]) return null;
  return (
    <p id={PROBLEM_OF(name)} className="mt-1 font-semibold text-danger">
      {problems[name]}
    </p>
  );
}
