import { describeMonthOf } from "#domain/calendar/days";
import type { ShownTestimonial } from "#domain/testimonials/testimonial";
import { Stars } from "#site/drawings/Stars";
import { SmallPicture } from "#site/photo/PhotoPicture";
import { PhoneFold } from "./Section";

/** What customers said, on a phone one of them, with the others under `more`; one alone fills its row. */
export function TestimonialCards({ testimonials, more }: { testimonials: readonly ShownTestimonial[]; more: string }) {
  if (testimonials.length === 1) return <Cards testimonials={testimonials} />;
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-3">
      <Cards testimonials={testimonials.slice(0, 1)} />
      <PhoneFold title={more} className="md:col-span-2">
        <Cards testimonials={testimonials.slice(1)} className="max-md:mt-3 md:h-full md:grid-cols-2" />
      </PhoneFold>
    </div>
  );
}

/** Initials stand for the pictures of those who gave none. */
function Cards({ testimonials, className = "" }: { testimonials: readonly ShownTestimonial[]; className?: string }) {
  return (
    <ul className={`grid gap-6 wrap-anywhere ${className}`}>
      {testimonials.map(({ name, location, text, rating, picture, photo, date, answer }) => (
        <li key={name + location + text}>
          <figure className="flex h-full flex-col">
            <Stars rating={rating} className="h-5 self-start text-amber-dark" />
            <blockquote className="mt-2 grow whitespace-pre-line text-[1.0625rem]">{text}</blockquote>
            {photo && (
              <div className="mt-4">
                <SmallPicture photo={photo} />
              </div>
            )}
            <figcaption className="mt-3 flex items-center gap-3 md:mt-4">
              {picture ? (
                <img src={picture} alt="" width={44} height={44} loading="lazy" className="size-11 flex-none rounded-full object-cover" />
              ) : (
                <span
                  className="flex size-11 flex-none items-center justify-center rounded-full bg-ink font-bold text-amber"
                  aria-hidden="true"
                >
                  {initialsOf(name)}
                </span>
              )}
              <span className="leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-steel">{[location, date && describeMonthOf(date)].filter(Boolean).join(" · ")}</span>
              </span>
            </figcaption>
            {answer && <p className="mt-4 border-line border-l-4 pl-3 whitespace-pre-line text-[0.9375rem] text-steel">{answer}</p>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** @example initialsOf("Marina S.") // "MS" */
function initialsOf(name: string): string {
  return name
    .split(" ")
    .map(([first = ""]) => first)
    .slice(0, 2)
    .join("");
}
