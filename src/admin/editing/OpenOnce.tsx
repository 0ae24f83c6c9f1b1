import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ScreenHeader } from "#admin/frame/ScreenHeader";
import { Button, ButtonLink } from "#admin/ui/Button";
import { Card, CardMessage } from "#admin/ui/Card";
import { CallError } from "../call/call";

interface OpenOnceProps<Opened> {
  /** What the screen is called until it is open. */
  title: string;
  queryKey: readonly unknown[];
  open: () => Promise<Opened>;
  /** Where it is not there. */
  missing: { title: string; way: { text: string; href: string } };
  /** Where it cannot be opened. */
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
  const isMissing = opened.error instanceof CallError && opened.error.code === "NOT_FOUND";
  return (
    <>
      <ScreenHeader title={title} />
      <Card>
        {opened.error ? (
          <CardMessage
            role="alert"
            action={
              isMissing ? (
                <ButtonLink href={missing.way.href}>{missing.way.text}</ButtonLink>
              ) : (
                <Button onClick={() => opened.refetch()}>Tentar novamente</Button>
              )
            }
          >
            <p className="font-semibold text-ink">{isMissing ? missing.title : problemTitle}</p>
            <p>{opened.error.message}</p>
          </CardMessage>
        ) : (
          <CardMessage role="status">
            <p>Carregando...</p>
          </CardMessage>
        )}
      </Card>
    </>
  );
}
