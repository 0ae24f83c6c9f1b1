import { dayOf } from "#domain/calendar/owner-time";
import type { Place } from "#domain/places/place";
import type { ShownTestimonial } from "#domain/testimonials/testimonial";
import { fillBlanks } from "#domain/text/fill-blanks";
import { foldText } from "#domain/text/fold";
import type { PublishedVoice, VoicePhoto } from "./voice";

interface VoiceWords {
  answer: string;
  photo: { alt: string };
}

/** A customer's photograph as pages show it: said to be his where the owner wrote nothing of it. */
export function describeVoicePhoto({ name }: { name: string }, { address, width, alt }: VoicePhoto, words: Pick<VoiceWords, "photo">) {
  return { address, width, alt: alt || fillBlanks(words.photo.alt, { nome: name }) };
}

/** A customer's words among the testimonials: shown on every page that shows any, and first on those of the place that was named. */
export function toTestimonial(
  { name, location, text, rating, answer, sentAt, photo }: PublishedVoice,
  places: readonly Place[],
  words: VoiceWords,
): ShownTestimonial {
  const place = findNamedPlace(location, places);
  return {
    name,
    location,
    text,
    rating,
    region: "home",
    alsoOf: place ? [place.city, `${place.groupId}-portoes`] : [],
    state: "publicado",
    date: dayOf(sentAt),
    ...(photo?.isShown && { photo: describeVoicePhoto({ name }, photo, words) }),
    ...(answer !== "" && { answer: fillBlanks(words.answer, { resposta: answer }) }),
  };
}

/** Of "Mooca, São Paulo" the neighbourhood, of "Osasco" the city. */
function findNamedPlace(location: string, places: readonly Place[]): Place | undefined {
  const parts = foldText(location).split(/\s*[,;()/]\s*|\s+-\s+/);
  const named = places.filter(({ name }) => parts.includes(foldText(name)));
  const ofCity = named.filter(({ city, isCity }) => !isCity && parts.includes(foldText(city)));
  return ofCity[0] ?? named.find(({ isCity }) => !isCity) ?? named[0];
}

/** What those who said something gave on average, with one decimal, and how many they are; undefined where nobody did. */
export function rateVoices(ratings: readonly number[]): { value: number; reviews: number } | undefined {
  if (ratings.length === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { value: Math.round((sum / ratings.length) * 10) / 10, reviews: ratings.length };
}
