import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./Button";
import { Card, CardTitle, ListContent } from "./Card";
import { notifyFailure } from "./toast/notify";

const LOOK_EVERY_MS = 1000;

interface WorkSource<S, Flag extends keyof S> {
  key: QueryKey;
  read: () => Promise<S>;
  /** What the server says it by that the work is under way. */
  flag: Flag;
  begin: () => Promise<unknown>;
  failed: string;
  /** Hears of an end while the screen was open. */
  onEnd: (state: S) => void;
}

/** Work of the server that goes on by itself once it has begun: looked at again until it has ended. */
export function useWork<S extends object, Flag extends keyof S>({ key, read, flag, begin, failed, onEnd }: WorkSource<S, Flag>) {
  const client = useQueryClient();
  const state = useQuery({
    queryKey: key,
    queryFn: read,
    refetchInterval: ({ state: { data, status } }) => (data?.[flag] && status !== "error" ? LOOK_EVERY_MS : false),
  });
  const start = useMutation({
    mutationFn: begin,
    onSuccess: () => client.setQueryData<S>(key, (now) => now && { ...now, [flag]: true }),
    onError(error) {
      notifyFailure(error, failed);
      void client.invalidateQueries({ queryKey: key });
    },
  });
  const isUnderWay = Boolean(state.data?.[flag]);
  const wasUnderWay = useRef(false);
  const end = useEffectEvent(() => state.data && onEnd(state.data));
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) end();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  return { state, isUnderWay, isBusy: isUnderWay || start.isPending, begin: () => start.mutate() };
}

interface WorkCardProps<S> {
  id: string;
  title: string;
  work: Pick<ReturnType<typeof useWork>, "isBusy" | "begin"> & { state: Parameters<typeof ListContent<S>>[0]["list"] };
  icon: LucideIcon;
  label: string;
  busyText: string;
  errorTitle: string;
  children: (state: S) => ReactNode;
}

/** How such work went last, how far it is, and the button that begins it. */
export function WorkCard<S>({ id, title, work: { state, isBusy, begin }, icon, label, busyText, errorTitle, children }: WorkCardProps<S>) {
  return (
    <Card aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id={id}>{title}</CardTitle>
        <Button look="primary" icon={icon} isBusy={isBusy} busyText={busyText} isDisabled={state.data === undefined} onClick={begin}>
          {label}
        </Button>
      </div>
      <ListContent list={state} errorTitle={errorTitle}>
        {(shown) => <div className="grid gap-3 px-4 pb-5 sm:px-5">{children(shown)}</div>}
      </ListContent>
    </Card>
  );
}
