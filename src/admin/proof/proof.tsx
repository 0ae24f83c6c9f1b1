import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#admin/ui/Button";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { TextField } from "#admin/ui/field/fields";
import { formatDay } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { checkProof, MAX_PROOF_LENGTH, type ProofFields } from "#domain/facts/proof/proof-fields";
import { call, type DataOf } from "../call/call";
import { BEFORE_LAUNCH_KEY } from "../page/page-keys";
import { useAct } from "../ui/list/use-act";
import { Ago } from "../ui/Moment";

export type LaunchCheck = DataOf<typeof actions.beforeLaunch.list>["checks"][number];

export function useBeforeLaunchChecks() {
  return useQuery({ queryKey: [...BEFORE_LAUNCH_KEY, "checks"], queryFn: () => call(actions.beforeLaunch.list) });
}

/** What proves a claim and who gave that, or what the site goes without until somebody does. */
export function ClaimProof({ check: { confirmation, leftOut, note } }: { check: LaunchCheck }) {
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
          Confirmado por {confirmation.by} <Ago at={confirmation.at} />
        </p>
      ) : null}
    </>
  );
}

/** To confirm a claim with its proof, and to take that back. */
export function ProofButtons({ check, onProve }: { check: LaunchCheck; onProve: () => void }) {
  const { id, version = 0, title, confirmation, isConfirmable } = check;
  const takeBack = useAct({
    key: BEFORE_LAUNCH_KEY,
    act: () => call(actions.beforeLaunch.undo, { id, version }),
    failed: "Não foi possível desfazer",
  });
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
          onClick={() => takeBack.mutate()}
        >
          Desfazer
        </Button>
      ) : null}
    </div>
  );
}

/** Asks what proves a claim of the site, and confirms it with that; closed without one. */
export function ProofDialog({ check, onClose }: { check: LaunchCheck | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY });
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
