import type { ReactNode } from "react";
import type { TextField } from "#domain/forms/form-field";
import { PHOTO_LIMITS_TEXT } from "#domain/photo/photo-limits";
import { formatCount } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import type { VoiceState } from "#domain/voice/voice";
import { CONSENT_FIELD, PHOTO_FIELD, type VoiceAttempt } from "#domain/voice/voice-form";
import { sentAs, type VoiceFields, voiceForm } from "#domain/voice/voice-schema";
import { Stars } from "#site/drawings/Stars";
import { TextLink } from "#site/sections/lists";

interface VoiceFormScreenProps {
  words: Wording["voices"];
  /** What was sent before and could not be taken. */
  attempt?: VoiceAttempt | undefined;
}

const INPUT = "mt-1 block w-full rounded-card border border-steel bg-white px-3 py-2 text-[1.0625rem]";
const STARS = [5, 4, 3, 2, 1];
const PROBLEM_OF = (name: string) => `problema-${name}`;

/** Where a customer says how it went; a plain form, complete without script. */
export function VoiceFormScreen({ words, attempt }: VoiceFormScreenProps) {
  const { typed = {}, problems = {} } = attempt ?? {};
  const describe = (name: string) => ({ name, ...(problems[name] && { "aria-invalid": true, "aria-describedby": PROBLEM_OF(name) }) });
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
        {voiceForm.fields.map(({ key, field }) => {
          const name = sentAs(key as keyof VoiceFields);
          if (field.kind === "number")
            return (
              <fieldset key={key}>
                <legend className="font-semibold">{field.label}</legend>
                <div className="mt-1 flex flex-wrap gap-x-6">
                  {STARS.map((stars) => (
                    <label key={stars} className="inline-flex min-h-11 items-center gap-2">
                      <input
                        {...describe(name)}
                        type="radio"
                        value={stars}
                        required
                        defaultChecked={typed[name] === String(stars)}
                        className="size-5"
                      />
                      {formatCount(stars, "estrela", "estrelas")}
                    </label>
                  ))}
                </div>
                <Problem name={name} problems={problems} />
              </fieldset>
            );
          const { label, control, max, initial } = field as TextField;
          // What has nothing to begin with has to be written.
          const input = { ...describe(name), defaultValue: typed[name], required: initial === undefined, maxLength: max, className: INPUT };
          return (
            <Labelled key={key} label={label} name={name} problems={problems}>
              {control === "paragraph" ? <textarea {...input} rows={6} /> : <input {...input} />}
            </Labelled>
          );
        })}
        <div>
          <label className="flex gap-3">
            <input
              {...describe(CONSENT_FIELD)}
              type="checkbox"
              value="sim"
              required
              defaultChecked={typed[CONSENT_FIELD] === "sim"}
              className="mt-1 size-5 flex-none"
            />
            {words.consent}
          </label>
          <Problem name={CONSENT_FIELD} problems={problems} />
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
  name: string;
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

interface VoiceSentScreenProps {
  voice: { state: Exclude<VoiceState, "invited">; name: string; location: string; text: string; rating?: number | undefined };
  /** That came with the words: `src` shows it to who has the link alone. */
  photo: { src: string; alt: string } | undefined;
  words: Wording["voices"];
  /** Where the business is rated in public; empty where there is none. */
  profileUrl: string;
}

/** What became of a customer's words, and the button that takes them back. */
export function VoiceSentScreen({ voice: { state, name, location, text, rating }, photo, words, profileUrl }: VoiceSentScreenProps) {
  const said = words[state];
  return (
    <div className="wrap max-w-[40rem] py-10 md:py-16">
      <h1 className="text-[2rem] md:text-[2.75rem]">{said.title}</h1>
      <p className="mt-4 text-[1.125rem] text-steel">{said.text}</p>
      {profileUrl && (
        <p className="mt-4">
          <TextLink href={profileUrl} rel="noopener noreferrer" className="font-semibold text-contact-dark underline">
            {words.profile}
          </TextLink>
        </p>
      )}
      {state !== "withdrawn" && (
        <>
          <figure className="mt-8 rounded-card bg-paper p-6">
            {rating && <Stars rating={rating} className="h-5 text-amber-dark" />}
            <blockquote className="mt-2 text-[1.0625rem] whitespace-pre-line break-words">{text}</blockquote>
            {photo && (
              <img
                src={photo.src}
                alt={photo.alt}
                width={480}
                height={360}
                className="mt-4 aspect-4/3 h-auto w-full max-w-60 rounded-card object-cover"
              />
            )}
            <figcaption className="mt-3 text-steel">{[name, location].filter(Boolean).join(" · ")}</figcaption>
          </figure>
          <form method="post" className="mt-8">
            <p className="text-steel">{words.withdrawal.text}</p>
            <button
              type="submit"
              name="retirar"
              value="sim"
              className="mt-3 min-h-11 rounded-card border border-steel bg-white px-4 font-semibold"
            >
              {words.withdrawal.button}
            </button>
          </form>
        </>
      )}
    </div>
  );
}
