import { CircleAlert, Clock, DatabaseBackup, LoaderCircle, type LucideIcon, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { Button } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import { formatSize } from "./copy-texts";
import { type CopiesState, useCopies, useMakeCopy } from "./use-copies";

/** How the last copy is, and one more when it is asked for. */
export function LastCopyCard() {
  const list = useCopies();
  const make = useMakeCopy();
  const isUnderWay = list.data?.isUnderWay ?? false;
  useTellEnd(list.data);

  return (
    <Card aria-labelledby="ultima-copia">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id="ultima-copia">Última cópia</CardTitle>
        <Button
          look="primary"
          icon={DatabaseBackup}
          isBusy={isUnderWay || make.isPending}
          busyText="Copiando..."
          isDisabled={list.data === undefined}
          onClick={() => make.mutate()}
        >
          Copiar agora
        </Button>
      </div>
      <ListContent list={list} errorTitle="Erro ao carregar as cópias">
        {(state) => (
          <div className="grid gap-3 px-4 pb-5 sm:px-5">
            <div role="status" className="grid gap-3">
              {isUnderWay ? (
                <Line icon={LoaderCircle} tone="animate-spin text-steel">
                  Uma cópia está sendo feita e conferida. Em um site grande leva alguns minutos; você pode sair desta tela.
                </Line>
              ) : null}
              <LastCopy {...state} />
            </div>
            {state.failure && !isUnderWay ? (
              <p role="alert" className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2 break-words text-danger">
                <strong>A tentativa de {formatExact(state.failure.at)} não deu certo.</strong> {toVisibleText(state.failure.problem ?? "")}
              </p>
            ) : null}
          </div>
        )}
      </ListContent>
    </Card>
  );
}

function LastCopy({ lastGood, isOverdue, failure, isUnderWay }: CopiesState) {
  if (lastGood) {
    return (
      <Line icon={isOverdue ? CircleAlert : ShieldCheck} tone={isOverdue ? "text-amber-dark" : "text-contact"}>
        <strong>
          {formatExact(lastGood.madeAt)} ({formatRelative(lastGood.madeAt)})
        </strong>
        , {formatSize(lastGood.bytes)}, conferida depois de feita.
        {isOverdue ? " Já devia haver uma mais nova." : ""}
      </Line>
    );
  }
  if (isUnderWay) return null;
  return (
    <Line icon={isOverdue || failure ? CircleAlert : Clock} tone={isOverdue || failure ? "text-amber-dark" : "text-steel"}>
      <strong>Ainda não há cópia.</strong> {failure ? "" : "A primeira é feita sozinha, poucos minutos depois que o site inicia."}
    </Line>
  );
}

function Line({ icon: Icon, tone, children }: { icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Tells of a copy that ended while the screen was open. */
function useTellEnd(state: CopiesState | undefined): void {
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (!state) return;
    if (wasUnderWay.current && !state.isUnderWay) {
      if (state.failure) notifyError("A cópia não foi feita", state.failure.problem);
      else notifySuccess("Cópia feita e conferida");
    }
    wasUnderWay.current = state.isUnderWay;
  }, [state]);
}
