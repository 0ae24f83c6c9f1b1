import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fillFacts } from "#domain/facts/fill-facts";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { call, type DataOf } from "../call/call";

/** A fact that texts quote by its name, with what it says today. */
export type QuotableFact = DataOf<typeof actions.facts.names>[number];

export type KnownFacts = ReturnType<typeof useFacts>;

/** The facts that texts may quote, fetched once for a screen. */
export function useFacts() {
  const { data, error, refetch } = useQuery({
    queryKey: ["facts"],
    queryFn: () => call(actions.facts.names),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return useMemo(() => ({ ...readFacts(data), error, retry: () => void refetch() }), [data, error, refetch]);
}

function readFacts(list: readonly QuotableFact[] | undefined) {
  const byName = new Map(list?.map((fact) => [fact.name, fact]));
  const published = Object.fromEntries((list ?? []).flatMap(({ name, text, isPublished }) => (isPublished ? [[name, text]] : [])));
  return {
    /** Undefined until it came. */
    list,
    find: (name: string) => byName.get(name),
    /** Whether texts may quote a name; undefined as long as nobody knows. */
    isFact: list && ((name: string) => byName.has(name)),
    /** A text as visitors read it; as it stands until the list came. */
    fill: (text: string) => (list ? fillFacts(text, published) : text),
    fillHtml: (html: string) => (list ? fillFactsHtml(html, published) : html),
  };
}

/** Says that names stand where values would, with a way to fetch them; nothing as long as all is well. */
export function FactsMissing() {
  const { error, retry } = useFacts();
  if (!error) return null;
  return (
    <p role="status" className="text-sm">
      A lista de dados não veio: no lugar de cada valor aparece o nome.{" "}
      <button type="button" onClick={retry} className="min-h-11 font-medium underline">
        Tentar novamente
      </button>
    </p>
  );
}
