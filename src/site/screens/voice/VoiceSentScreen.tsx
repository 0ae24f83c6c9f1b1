import type { Wording } from "#domain/texts/wording-text";
import type { VoiceState } from "#domain/voice/voice";
import { Stars } from "#site/drawings/Stars";

export interface VoiceSentScreenProps {
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
          <a
            href={profileUrl}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-contact-dark underline"
          >
            {words.profile}
          </a>
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
