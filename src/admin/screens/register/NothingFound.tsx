import { Button } from "../../ui/Button";
import { Card, CardMessage } from "../../ui/Card";

export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <Card>
      <CardMessage role="status" action={<Button onClick={onClear}>Limpar busca</Button>}>
        <p className="break-words">Nenhum campo tem “{query}” no nome ou no valor.</p>
      </CardMessage>
    </Card>
  );
}
