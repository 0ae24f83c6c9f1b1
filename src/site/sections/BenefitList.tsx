import type { HomeText } from "#domain/texts/home-text";
import icons from "./benefit-icons.svg?url&no-inline";

/** What comes with every motor; its icons are a file, which a page fetches as they come near the screen. */
export function BenefitList({ benefits }: { benefits: HomeText["benefits"]["items"] }) {
  return (
    <ul className="grid gap-x-10 gap-y-3 md:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3 md:gap-4">
          <span className="flex size-9 md:size-12 flex-none items-center justify-center rounded-card bg-amber">
            <img src={`${icons}#${icon}`} alt="" width="24" height="24" loading="lazy" />
          </span>
          <div className="[overflow-wrap:anywhere]">
            <h3 className="text-lg">{title}</h3>
            <p className="text-[0.9375rem] text-steel md:mt-1 md:text-base">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
