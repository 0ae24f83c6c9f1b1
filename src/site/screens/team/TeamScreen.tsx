import type { PageContact } from "#domain/contact/contact";
import type { Photo } from "#domain/photo/photo";
import type { Page } from "#domain/site/page";
import type { Wording } from "#domain/texts/wording-text";
import { PhotoPicture } from "#site/photo/PhotoPicture";
import { ClosingCall } from "#site/sections/ClosingCall";
import { type GridLink, LinkGrid, TextList } from "#site/sections/lists";
import { PageHero } from "#site/sections/PageHero";

interface TeamPerson {
  slug: string;
  name: string;
  photo: Photo | undefined;
  /** Empty where it is not told, as the next. */
  since: string;
  about: string;
  courses: readonly string[];
  worksTitle: string;
  works: readonly GridLink[];
}

export interface TeamScreenProps {
  page: Page;
  words: Wording["team"];
  contact: PageContact;
  people: readonly TeamPerson[];
}

/** Who does the work, by what they told of themselves. */
export function TeamScreen({ page, words, contact, people }: TeamScreenProps) {
  return (
    <>
      <PageHero page={page} summary={words.summary} contact={contact} />
      <ul className="wrap grid grid-cols-1 gap-12 py-12 wrap-anywhere">
        {people.map((person) => (
          <li key={person.slug} id={person.slug} className="scroll-mt-6">
            <Person {...person} coursesTitle={words.courses} />
          </li>
        ))}
      </ul>
      <ClosingCall {...words.call} contact={contact} />
    </>
  );
}

function Person({ name, photo, since, about, courses, coursesTitle, worksTitle, works }: TeamPerson & { coursesTitle: string }) {
  return (
    <section className="flex flex-wrap gap-x-8 gap-y-4">
      <Portrait name={name} photo={photo} className="size-36" sizes="9rem" />
      <div className="grid min-w-0 flex-1 basis-64 content-start gap-4">
        <div>
          <h2 className="text-[1.625rem]">{name}</h2>
          {since && <p className="text-steel">{since}</p>}
        </div>
        {about && <p className="max-w-[60ch] whitespace-pre-line">{about}</p>}
        {courses.length > 0 && (
          <div>
            <h3 className="text-base">{coursesTitle}</h3>
            <TextList items={courses} className="mt-1 list-disc pl-5" />
          </div>
        )}
        {works.length > 0 && (
          <div>
            <h3 className="text-base">{worksTitle}</h3>
            <LinkGrid links={works} />
          </div>
        )}
      </div>
    </section>
  );
}

/** A person's photograph; the first letter stands for one who has none. */
function Portrait({ name, photo, sizes, className }: Pick<TeamPerson, "name" | "photo"> & { sizes: string; className: string }) {
  if (photo) return <PhotoPicture photo={photo} sizes={sizes} crop="square" className={`flex-none ${className}`} />;
  return (
    <span
      className={`flex flex-none items-center justify-center rounded-card bg-ink text-2xl font-bold text-amber ${className}`}
      aria-hidden="true"
    >
      {[...name][0]}
    </span>
  );
}

/** Somebody of the team, as a work names him. */
export interface ShownTechnician {
  name: string;
  /** Where one reads of him. */
  path: string;
  photo: Photo | undefined;
}

/** Who did a work, with the way to read of him. */
export function TechnicianCard({ label, technician: { name, path, photo } }: { label: string; technician: ShownTechnician }) {
  return (
    <p className="relative flex items-center gap-3">
      <Portrait name={name} photo={photo} className="size-14" sizes="3.5rem" />
      <span className="min-w-0 leading-tight">
        <span className="block text-sm text-steel">{label}</span>
        <a href={path} className="font-semibold break-words underline after:absolute after:inset-0">
          {name}
        </a>
      </span>
    </p>
  );
}
