import { Button } from "../ui/Button";
import { type ClaimCheck, useTakeBackProof } from "./use-proof";

/** To confirm a claim with its proof, and to take that back. */
export function ProofButtons({ check, onProve }: { check: ClaimCheck; onProve: () => void }) {
  const takeBack = useTakeBackProof();
  const { title, confirmation, isConfirmable } = check;
  return (
    <div className="flex flex-wrap gap-2">
      {isConfirmable ? (
        <Button onClick={onProve} aria-label={`${confirmation ? "Mudar a prova de" : "Confirmar"} ${title}`}>
          {confirmation ? "Mudar a prova" : "Confirmar"}
        </Button>
      ) : null}
      {confirmation ? (
        <Button
          look="quiet"
          isBusy={takeBack.isPending}
          aria-label={`Desfazer a confirmação de ${title}`}
          onClick={() => takeBack.mutate(check)}
        >
          Desfazer
        </Button>
      ) : null}
    </div>
  );
}
