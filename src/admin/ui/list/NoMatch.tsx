import { Button } from "../Button";
import { CardMessage } from "../Card";

interface NoMatchProps {
  /** @example "Nenhum endereço encontrado para" */
  told: string;
  query: string;
  onClear: () => void;
}

/** A search that finds nothing. */
export function NoMatch({ told, query, onClear }: NoMatchProps) {
  return (
    <CardMessage action={<Button onClick={onClear}>Limpar busca</Button>}>
      <p>
        {told} <q className="font-semibold text-ink">{query}</q>
      </p>
    </CardMessage>
  );
}
