import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#admin/ui/Button";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { TextField } from "#admin/ui/field/fields";
import { dayOf } from "#domain/calendar/owner-time";
import { checkProof, MAX_PROOF_LENGTH, type ProofFields } from "#domain/facts/proof/proof-fields";
import { call, type DataOf } from "../call/call";
import { BEFORE_LAUNCH_KEY } from "../page/page-keys";
import { formatExact, formatRelative } from "../ui/relative-time";
import { notifyFailure } from "../ui/toast/notify";

export type BeforeLaunchChecks = DataOf<typeof actions.beforeLaunch.list>;

/** A claim as the list shows it, with its proof. */
export type ClaimCheck = BeforeLaunchChecks["checks"][number];

const CHECKS_KEY = [...BEFORE_LAUNCH_KEY, "checks"] as const;

export function useBeforeLaunchChecks() {
  return useQuery({ queryKey: CHECKS_KEY, queryFn: () => call(actions.beforeLaunch.list) });
}

/** The claims, their proofs and how many are left, asked for anew. */
function useRefreshedChecks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY });
}

function useTakeBackProof() {
  const refresh = useRefreshedChecks();
  return useMutation({
    mutationFn: ({ id, version = 0 }: ClaimCheck) => call(actions.beforeLaunch.undo, { id, version }),
    onError: (error) => notifyFailure(error, "Não foi possível desfazer"),
    onSettled: refresh,
  });
}

/** What proves a claim and who gave that, or what the site goes without until somebody does. */
export function ClaimProof({ check: { confirmation, leftOut, note } }: { check: ClaimCheck }) {
  return (
    <>
      {note ? <p className="max-w-prose text-sm break-words text-steel">{note}</p> : null}
      {leftOut ? <p className="max-w-prose border-l-4 border-line pl-3 text-sm break-words text-steel">{leftOut}</p> : null}
      {confirmation?.what ? (
        <p className="text-sm break-words">
          Prova: {confirmation.what}. Onde: {confirmation.source}. De {formatDay(confirmation.date)}.
        </p>
      ) : null}
      {confirmation ? (
        <p className="text-sm break-words text-steel">
          Confirmado por {confirmation.by}{" "}
          <time dateTime={confirmation.at.toISOString()} title={formatExact(confirmation.at)}>
            {formatRelative(confirmation.at)}
          </time>
        </p>
      ) : null}
    </>
  );
}

/** @example formatDay("2026-11-20") // "20/11/2026" */
function formatDay(day: string): string {
  return day.split("-").reverse().join("/");
}

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

interface ProofDialogProps {
  /** The claim to prove; closed without one. */
  check: ClaimCheck | undefined;
  onClose: () => void;
}

/** Asks what proves a claim of the site, and confirms it with that. */
export function ProofDialog({ check, onClose }: ProofDialogProps) {
  const refresh = useRefreshedChecks();
  return (
    <FormDialog
      about={check}
      onClose={onClose}
      title={({ title }) => `Confirmar: ${title}`}
      description={({ current }) => current && `O site diz: ${current}`}
      hasUnsaved="typed"
      check={(typed: ProofFields) => checkProof(typed, dayOf(new Date()))}
      send={async (typed, { id, current = "", version = 0 }) => {
        await call(actions.beforeLaunch.confirm, { id, version, value: current, ...typed });
        await refresh();
        onClose();
      }}
      onRefused={() => void refresh()}
      failed="Não foi possível guardar. Tente novamente."
      label="Confirmar"
      busyText="Confirmando..."
    >
      {({ confirmation }, problems) => {
        const shared = { autoComplete: "off", maxLength: MAX_PROOF_LENGTH, required: true };
        return (
          <>
            <TextField
              {...shared}
              label="O que comprova"
              hint="Por exemplo: cartão do CNPJ, contrato social, página de avaliações."
              name="what"
              defaultValue={confirmation?.what}
              error={problems.what}
            />
            <TextField
              {...shared}
              label="Onde está"
              hint="Um endereço na internet, uma pasta, ou quem guarda."
              name="source"
              defaultValue={confirmation?.source}
              error={problems.source}
            />
            <TextField
              label="Data da prova"
              type="date"
              name="date"
              max={dayOf(new Date())}
              defaultValue={confirmation?.date || dayOf(new Date())}
              required
              error={problems.date}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
