import type { HomeText } from "#domain/texts/home-text";
import { GateIllustration } from "#site/drawings/GateIllustration";

/** The movements a gate may have, drawn. */
export function GateTypes({ types }: { types: HomeText["gates"]["items"] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
      {types.map(({ gate, title, text, path }) => (
        <li key={title} className="overflow-hidden rounded-card border border-line bg-white">
          <a href={path} className="group flex h-full items-center md:flex-col md:items-stretch">
            <GateIllustration gate={gate} className="w-2/5 flex-none md:w-full" />
            <span className="flex grow flex-col p-4 md:p-5">
              <span className="font-bold text-lg [font-stretch:112%] group-hover:underline">{title}</span>
              <span className="mt-1 text-[0.9375rem] text-steel md:text-base">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
