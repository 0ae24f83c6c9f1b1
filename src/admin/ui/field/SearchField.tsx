import { LoaderCircle, Search } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { INPUT } from "./fields";

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  query: string;
  isBusy?: boolean;
  onSearch: (query: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const WAIT_MS = 300;
const MAX_QUERY_LENGTH = 200;

/** Searches as the administrator types, once the typing rests. */
export function SearchField({ label, placeholder = label, query, isBusy = false, onSearch, className = "sm:w-72", ref }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(query);
  /** What the field asked for and was not given back yet, the oldest first. */
  const asked = useRef<readonly string[]>([]);

  // Going back, or clearing elsewhere, changes the query under the field; what it asked for itself comes back later, and
  // leaves alone what was typed since.
  useEffect(() => {
    const own = asked.current.indexOf(query);
    shown.current = query;
    asked.current = own >= 0 ? asked.current.slice(own + 1) : [];
    if (own >= 0) return;
    clearTimeout(timer.current);
    setText((typed) => (typed.trim() === query ? typed : query));
  }, [query]);

  function search(next: string): void {
    if (next !== (asked.current.at(-1) ?? shown.current)) asked.current = [...asked.current, next];
    onSearch(next);
  }

  function type(next: string): void {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next.trim()), WAIT_MS);
  }

  const Icon = isBusy ? LoaderCircle : Search;
  return (
    <search className={`relative w-full ${className}`}>
      <Icon className={`pointer-events-none absolute top-[0.8125rem] left-3 text-steel ${isBusy ? "animate-spin" : ""}`} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={MAX_QUERY_LENGTH}
        onChange={(event) => type(event.target.value)}
        className={`${INPUT} min-h-11 pl-10`}
      />
    </search>
  );
}
