import { actions } from "astro:actions";
import { CalendarPlus, Copy, Link2Off } from "lucide-react";
import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { SelectField } from "#admin/ui/field/fields";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { describeMoment } from "#domain/calendar/owner-time";
import { call, callKeyed } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { useAct } from "../../ui/list/use-act";
import { notifySuccess } from "../../ui/toast/notify";

/** Of the query cache; all that is read of visits begins with it. */
export const VISITS_KEY = ["visits"] as const;
const KEY = [...VISITS_KEY, "feeds"] as const;

const SECRET_CHANGED = "O segredo do servidor mudou: o endereço abre, mas não dá para copiá-lo de novo.";

/** The secret addresses by which calendars of phones read visits. */
export function FeedsCard() {
  const [technicianId, setTechnicianId] = useState("");
  const list = useList({ key: KEY, read: () => call(actions.calendarFeeds.list), rows: ({ feeds }) => feeds });
  const make = useAct({
    key: KEY,
    failed: "O endereço não foi criado",
    act: () => callKeyed(actions.calendarFeeds.make, { technicianId }),
    done: () => notifySuccess("Endereço criado", "Copie e ponha na agenda do celular, em “assinar calendário”."),
  });
  const withdraw = useAct({
    key: KEY,
    failed: "O endereço não foi retirado",
    act: (id: string) => call(actions.calendarFeeds.withdraw, { id }),
    done: () => notifySuccess("Endereço retirado", "A agenda que o usava não recebe mais nada."),
  });
  const team = list.data?.team ?? [];
  return (
    <ListCard
      id="agendas"
      title="Na agenda do celular"
      list={list}
      filters={
        <div className="grid gap-3">
          <p className="max-w-prose text-sm text-steel">
            Quem tem o endereço lê as visitas sem senha: dia, período, primeiro nome, bairro e anotação. O serviço da agenda também os
            recebe. Dê só a quem faz as visitas, e retire quando não usar mais.
          </p>
          <div className="flex flex-wrap items-end gap-2">
            {team.length > 0 ? (
              <SelectField
                label="Visitas de"
                value={technicianId}
                options={[{ value: "", label: "Todos" }, ...team.map(({ id, name }) => ({ value: id, label: name }))]}
                onChoose={setTechnicianId}
              />
            ) : null}
            <Button icon={CalendarPlus} isBusy={make.isPending} busyText="Criando..." onClick={() => make.mutate(undefined)}>
              Criar endereço
            </Button>
          </div>
        </div>
      }
      errorTitle="Erro ao carregar os endereços"
      row={({ id, whose, createdAt, link }) => (
        <ListRow key={id} title={whose} about={<p>{link ? `Criado em ${describeMoment(createdAt)}` : SECRET_CHANGED}</p>}>
          {link ? <RowAct does="Copiar endereço" of={whose} icon={Copy} onClick={() => void copyText(link, "Endereço copiado")} /> : null}
          <RowAct does="Retirar" of={`o endereço: ${whose}`} look="quiet" icon={Link2Off} onClick={() => withdraw.mutate(id)} />
        </ListRow>
      )}
    />
  );
}
