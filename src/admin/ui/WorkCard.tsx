import { type QueryKey, type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./Button";
import { Card, CardTitle, ListContent } from "./Card";
import { notifyFailure } from "./toast/notify";

const LOOK_EVERY_MS = 1000;

interface WorkCardProps<S> {
  id: string;
  title: string;
  icon: LucideIcon;
  label: string;
  busyText: string;
  queryKey: QueryKey;
  read: () => Promise<S>;
  errorTitle: string;
  isUnderWay: (state: S) => boolean;
  /** As it is once the work has begun, until the server says so. */
  toBegun: (state: S) => S;
  begin: () => Promise<unknown>;
  failed: string;
  /** Hears of an end while the screen is open. */
  onEnd: (state: S) => void;
  children: (state: S) => ReactNode;
  /** Beneath the card, once it has come. */
  below: (state: S, query: UseQueryResult<S>) => ReactNode;
}

/** Work of the server that goes on by itself: how it went last, how far it is, and the button that begins it. */
export function WorkCard<S extends object>(props: WorkCardProps<S>) {
  const { id, title, icon, label, busyText, queryKey, read, errorTitle, begin, failed, onEnd, children, below } = props;
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: read,
    // Looked at again until it has ended.
    refetchInterval: ({ state: { data, status } }) => (data && props.isUnderWay(data) && status !== "error" ? LOOK_EVERY_MS : false),
  });
  const start = useMutation({
    mutationFn: begin,
    onSuccess: () => client.setQueryData<S>(queryKey, (now) => now && props.toBegun(now)),
    onError(error) {
      notifyFailure(error, failed);
      void client.invalidateQueries({ queryKey });
    },
  });
  const { data } = query;
  const isUnderWay = data !== undefined && props.isUnderWay(data);
  const wasUnderWay = useRef(false);
  const end = useEffectEvent(() => data && onEnd(data));
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) end();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  const isBusy = isUnderWay || start.isPending;
  return (
    <>
      <Card aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
          <CardTitle id={id}>{title}</CardTitle>
          <Button look="primary" icon={icon} isBusy={isBusy} busyText={busyText} isDisabled={!data} onClick={() => start.mutate()}>
            {label}
          </Button>
        </div>
        <ListContent list={query} errorTitle={errorTitle}>
          {(state) => <div className="grid gap-3 px-4 pb-5 sm:px-5">{children(state)}</div>}
        </ListContent>
      </Card>
      {data && below(data, query)}
    </>
  );
}
