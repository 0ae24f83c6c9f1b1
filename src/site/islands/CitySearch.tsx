import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ESTIMATE_PATH, NO_CEP } from "#domain/site/paths";
import { toSearchText } from "#domain/text/search-text";

export interface CityServed {
  name: string;
  /** Of its page. */
  path?: string;
}

interface CitySearchProps {
  cities: readonly CityServed[];
  /** What is said when no city matches. */
  notFound: string;
  /** Asks on a page of its own whether a place is served that this list does not have; absent where there is none. */
  button?: string | undefined;
  /** How to reach the seller, where nothing matches. */
  children?: ReactNode;
}

/** The cities with free shipping, filtered as the visitor types; a city that matches alone is emphasised. */
export function CitySearch({ cities, notFound, button, children }: CitySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  // Something may have been typed before this code was there.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const wanted = toSearchText(query);
  const found = cities.filter(({ name }) => toSearchText(name).includes(wanted));

  return (
    <form action={`${ESTIMATE_PATH}#lugar`}>
      <div className="flex flex-wrap items-end gap-3">
        <label className="block w-full max-w-md font-semibold">
          Digite o nome da sua cidade
          <span className="relative mt-2 block">
            <Search className="pointer-events-none absolute top-3.5 left-4 text-steel" size={20} strokeWidth={1.75} aria-hidden="true" />
            <input
              ref={input}
              type="search"
              name="lugar"
              maxLength={80}
              pattern={NO_CEP}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
              className="min-h-12 w-full rounded-card border border-steel bg-white pr-4 pl-12 font-normal"
            />
          </span>
        </label>
        {button && (
          <button type="submit" className="min-h-12 rounded-card border border-steel bg-white px-4 font-semibold">
            {button}
          </button>
        )}
      </div>
      <div aria-live="polite">
        {wanted === "" ? (
          <details className="mt-4">
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline decoration-line underline-offset-4">
              Ver as {cities.length} cidades
            </summary>
            <Cities cities={cities} />
          </details>
        ) : (
          <Cities cities={found} isAlone={found.length === 1} />
        )}
      </div>
      {found.length === 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p role="status" className="max-w-[60ch]">
            {notFound}
          </p>
          {children}
        </div>
      )}
    </form>
  );
}

function Cities({ cities, isAlone = false }: Pick<CitySearchProps, "cities"> & { isAlone?: boolean }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
      {cities.map((city) => (
        <li key={city.name}>
          <City {...city} isHighlighted={isAlone} />
        </li>
      ))}
    </ul>
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
