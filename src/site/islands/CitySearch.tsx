import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toSearchText } from "#domain/page/search-text";

export interface CityServed {
  name: string;
  /** Of its page. */
  path?: string;
}

interface CitySearchProps {
  cities: readonly CityServed[];
  /** What is said when no city matches. */
  notFound: string;
}

/** The cities with free shipping, filtered as the visitor types; a city that matches alone is emphasised. */
export function CitySearch({ cities, notFound }: CitySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  // Something may have been typed before this code was there.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const wanted = toSearchText(query);
  const found = cities.filter(({ name }) => toSearchText(name).includes(wanted));
  const isAlone = wanted !== "" && found.length === 1;

  return (
    <div>
      <label className="block max-w-md font-semibold">
        Digite o nome da sua cidade
        <span className="relative mt-2 block">
          <Search className="pointer-events-none absolute top-3.5 left-4 text-steel" size={20} strokeWidth={1.75} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            className="min-h-12 w-full rounded-card border border-steel bg-white pr-4 pl-12 font-normal"
          />
        </span>
      </label>
      <ul className="mt-6 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4" aria-live="polite">
        {found.map((city) => (
          <li key={city.name}>
            <City {...city} isHighlighted={isAlone} />
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="mt-2 max-w-[60ch]">
          {notFound}
        </p>
      )}
    </div>
  );
}

function City({ name, path, isHighlighted }: CityServed & { isHighlighted: boolean }) {
  const look = `flex min-h-12 items-center rounded-card border px-4 leading-tight ${isHighlighted ? "border-amber bg-amber font-bold" : "border-line bg-white"}`;
  if (!path) return <span className={look}>{name}</span>;
  return (
    <a href={path} className={`${look} underline decoration-line underline-offset-4 hover:border-ink`}>
      {name}
    </a>
  );
}
