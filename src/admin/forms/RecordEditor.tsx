import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "../ui/Card";
import { ListContent } from "../ui/list/ListContent";

interface RecordEditorProps<Opened> {
  /** What is read anew once it is saved. */
  room: QueryKey;
  /** A new one has none. */
  id: string | undefined;
  open: (id: string | undefined) => Promise<Opened>;
  label: string;
  errorTitle: string;
  onClose: () => void;
  children: (opened: Opened, onSaved: () => void) => ReactNode;
}

/** A record as it is written, in a card: read once, when it is opened. */
export function RecordEditor<Opened>({ room, id, open, label, errorTitle, onClose, children }: RecordEditorProps<Opened>) {
  const client = useQueryClient();
  const opened = useQuery({ queryKey: [...room, "open", id], queryFn: () => open(id), gcTime: 0, staleTime: Infinity });
  const onSaved = () => {
    void client.invalidateQueries({ queryKey: room });
    onClose();
  };
  return (
    <Card aria-label={label}>
      <ListContent list={opened} errorTitle={errorTitle}>
        {(shown) => children(shown, onSaved)}
      </ListContent>
    </Card>
  );
}
