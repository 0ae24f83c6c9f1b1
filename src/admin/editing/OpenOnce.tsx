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
  return (
    <>
      <ScreenHeader title={title} />
      <Card>{say()}</Card>
    </>
  );

  function say(): ReactNode {
    const { error } = opened;
    if (!error) {
      return (
        <CardMessage role="status">
          <p>Carregando...</p>
        </CardMessage>
      );
    }
    const isMissing = error instanceof CallError && error.code === "NOT_FOUND";
    if (!isMissing) return <LoadError title={problemTitle} error={error} onRetry={opened.refetch} />;
    return (
      <CardMessage role="alert" title={missing.title} action={<ButtonLink href={missing.way.href}>{missing.way.text}</ButtonLink>}>
        <p>{error.message}</p>
      </CardMessage>
    );
  }
}
