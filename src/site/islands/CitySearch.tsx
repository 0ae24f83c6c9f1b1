import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ESTIMATE_PATH, NO_CEP } from "#domain/site/paths";
import { toSearchText } from "#domain/text/search-text";
import { CityList, type CityServed } from "#site/sections/CityList";

interface CitySearchProps {
  count: number;
  /** All of them, a `CityList`: the search reads it, so that the page need not say it twice. */
  list?: ReactNode;
  notFound: string;
  /** Asks on a page of its own whether a place is served that this list does not have; absent where there is none. */
  button?: string | undefined;
  /** How to reach the seller, where nothing matches. */
  children?: ReactNode;
}

/** The cities with free shipping, filtered as the visitor types; a city that matches alone is emphasised. */
export function CitySearch({ count, list, notFound, button, children }: CitySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDetailsElement>(null);
  const [query, setQuery] = useState("");
  const [cities, setCities] = useState<readonly CityServed[]>([]);
  useEffect(() => {
    setCities(readCities(whole.current));
    // Something may have been typed before this code was there.
    setQuery(input.current?.value ?? "");
  }, []);
  const wanted = toSearchText(query);
  const found = cities.filter(({ name }) => toSearchText(name).includes(wanted));

  return (
    <form action={`${ESTIMATE_PATH}#lugar`}>
      <div className="city-search">
        <label>
          Digite o nome da sua cidade
          <span>
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            <input
              ref={input}
              type="search"
              name="lugar"
              maxLength={80}
              pattern={NO_CEP}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
            />
          </span>
        </label>
        {button && <button type="submit">{button}</button>}
      </div>
      <div aria-live="polite">
        {wanted === "" ? (
          <details ref={whole} className="city-fold">
            <summary>Ver as {count} cidades</summary>
            {list}
          </details>
        ) : (
          <CityList cities={found} isAlone={found.length === 1} />
        )}
      </div>
      {(wanted === "" ? count : found.length) === 0 && (
        <div className="city-none">
          <p role="status">{notFound}</p>
          {children}
        </div>
      )}
    </form>
  );
}

/** The list that the page brought. */
function readCities(list: HTMLElement | null): CityServed[] {
  return [...(list?.querySelectorAll("li") ?? [])].map((item) => {
    const path = item.querySelector("a")?.getAttribute("href");
    return { name: item.textContent, ...(path && { path }) };
  });
}
