import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ScreenHeader } from "#admin/frame/ScreenHeader";
import { ButtonLink } from "#admin/ui/Button";
import { Card, CardMessage, LoadError } from "#admin/ui/Card";
import { CallError } from "../call/call";

interface OpenOnceProps<Opened> {
  /** What the screen is called until it is open. */
  title: string;
  queryKey: readonly unknown[];
  open: () => Promise<Opened>;
  missing: { title: string; way: { text: string; href: string } };
  problemTitle: string;
  children: (opened: Opened) => ReactNode;
}

/** Something to be typed over: it is fetched once, for nothing may change under typing hands. */
export function OpenOnce<Opened>({ title, queryKey, open, missing, problemTitle, children }: OpenOnceProps<Opened>) {
  const opened = useQuery({
    queryKey,
    queryFn: open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (opened.data) return children(opened.data);
  const { error } = opened;
  const isMissing = error instanceof CallError && error.code === "NOT_FOUND";
  return (
    <>
      <ScreenHeader title={title} />
      <Card>
        {error && isMissing ? (
          <LoadError title={missing.title} error={error} action={<ButtonLink href={missing.way.href}>{missing.way.text}</ButtonLink>} />
        ) : null}
        {error && !isMissing ? <LoadError title={problemTitle} error={error} onRetry={opened.refetch} /> : null}
        {error ? null : (
          <CardMessage role="status">
            <p>Carregando...</p>
          </CardMessage>
        )}
      </Card>
    </>
  );
}
