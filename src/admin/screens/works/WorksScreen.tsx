import { actions } from "astro:actions";
import { ExternalLink, MessageSquarePlus, Pencil, Plus, Trash2 } from "lucide-react";
import { type RecordDraft, RecordEditor } from "#admin/editing/RecordEditor";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ChosenPhotos } from "#admin/photos/ChosenPhotos";
import { Button, ButtonLink } from "#admin/ui/Button";
import { CardMessage, Empty } from "#admin/ui/Card";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { createEmptyValue } from "#domain/forms/empty-value";
import { toVisibleText } from "#domain/panel/visible-text";
import { WORK_PHOTOS } from "#domain/photo/photo-limits";
import { inviteVoicePath, NEW_WORK, workPath } from "#domain/site/paths";
import { altOfWork, titleOfWork } from "#domain/work/describe-work";
import { WORK_STATE_NAMES, WORK_STATES, type WorkFields, type WorkState } from "#domain/work/work";
import { call, callKeyed, type DataOf } from "../../call/call";
import { isAdministrator } from "../../frame/page-data";
import { countPhotos } from "../../photos/photo-texts";
import { useRemoval } from "../../ui/list/use-act";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";

function Works() {
  const address = useAddressParams();
  const opened = address.read("obra");
  if (opened === undefined || !isAdministrator())
    return <WorksCard address={address} onOpen={(id) => address.open({ obra: id ?? NEW_WORK })} />;
  const id = opened === NEW_WORK ? undefined : opened;
  return (
    <RecordEditor
      key={opened}
      room={WORKS_KEY}
      id={id}
      open={(id) => call(actions.works.open, { id })}
      label={id === undefined ? "Nova obra" : "Editar obra"}
      errorTitle="Erro ao abrir a obra"
      onClose={() => address.narrow({ obra: undefined })}
      write={writeWork}
    />
  );
}

export const WorksScreen = defineCardScreen(
  {
    title: "Obras",
    summary:
      "O que foi feito no portão de um cliente, com fotografias de antes e de depois. Fica em rascunho até você marcar que ele autorizou.",
  },
  Works,
);

function WorksCard({ address, onOpen }: { address: ListAddress; onOpen: (id?: string) => void }) {
  const state = address.readOneOf("situacao", WORK_STATE_NAMES);
  const mayWrite = isAdministrator();
  const list = useList({
    key: [...WORKS_KEY, "list"],
    address,
    filter: { state },
    read: (asked) => call(actions.works.list, asked),
    rows: ({ works }) => works,
  });
  const remove = useRemoval({
    key: WORKS_KEY,
    async remove({ id }: { id: string; shownTitle: string }) {
      // The button that had the focus goes with its row.
      list.heading.current?.focus();
      await call(actions.works.remove, { id });
    },
    restore: (_, { id }) => call(actions.works.restore, { id }),
    told: ({ shownTitle }) => ["Obra apagada", shownTitle],
    back: "Obra de volta",
    failed: "A obra não foi apagada",
    notBack: "A obra não voltou",
  });
  return (
    <ListCard
      id="obras"
      title="Obras feitas"
      list={list}
      tools={
        <>
          <ListSelect address={address} name="situacao" label="Situação" options={WORK_STATES} />
          {mayWrite ? (
            <Button look="primary" icon={Plus} onClick={() => onOpen()}>
              Nova obra
            </Button>
          ) : null}
        </>
      }
      counted={["obra", "obras"]}
      errorTitle="Erro ao carregar as obras"
      empty={
        state ? (
          <CardMessage>Nenhuma nesta situação.</CardMessage>
        ) : (
          <Empty title="Nenhuma obra ainda">
            Terminou um serviço? Fotografe o portão, escolha o bairro e o que foi feito. Um minuto basta.
          </Empty>
        )
      }
      row={({ id, slug, state, day, photos, shownTitle }) => {
        const title = toVisibleText(shownTitle);
        const count = countPhotos(photos.before.length + photos.after.length);
        return (
          <ListRow key={id} title={title} about={`${WORK_STATES[state]} · ${describeDay(day)} · ${count}`}>
            {state === "public" ? <RowAct does="Ver" of={title} icon={ExternalLink} href={workPath(slug)} target="_blank" /> : null}
            {mayWrite ? (
              <>
                <ButtonLink icon={MessageSquarePlus} href={inviteVoicePath(shownTitle)} aria-label={`Pedir depoimento: ${title}`}>
                  Pedir depoimento
                </ButtonLink>
                <RowAct does="Editar" of={title} icon={Pencil} onClick={() => onOpen(id)} />
                <RowAct does="Apagar" of={title} look="quiet" icon={Trash2} onClick={() => remove.mutate({ id, shownTitle })} />
              </>
            ) : null}
          </ListRow>
        );
      }}
      pages="Páginas das obras"
    />
  );
}

const WORKS_KEY = ["works"] as const;

/** A work to be changed, or what a new one is chosen from. */
type OpenedWork = DataOf<typeof actions.works.open>;

/** A work as it is written, from what is needed on; title and summary make themselves. */
function writeWork(opened: OpenedWork) {
  const { form, work, photos } = opened;
  const isPublic = work?.state === "public";
  return {
    form,
    name: `work:${work ? `${work.id}:${work.version}` : "new"}`,
    fields: work ?? { ...(createEmptyValue(form) as WorkFields), day: dayOf(new Date()) },
    photos,
    draw: (draft: RecordDraft<WorkFields>) => drawWork(opened, draft),
    buttons: [
      { as: "draft" as WorkState, label: isPublic ? "Tirar do site" : "Salvar rascunho", busyText: "Salvando..." },
      { as: "public" as WorkState, label: isPublic ? "Salvar" : "Publicar", busyText: isPublic ? "Salvando..." : "Publicando..." },
    ],
    enter: ({ hasConsent }: WorkFields): WorkState => (hasConsent ? "public" : "draft"),
    asIs: (isPublic ? "public" : "draft") as WorkState,
    async save(fields: WorkFields, state: WorkState): Promise<[title: string, text?: string]> {
      if (work) await call(actions.works.save, { fields, state, id: work.id, version: work.version });
      else await callKeyed(actions.works.create, { fields, state });
      if (state === "public")
        return [isPublic ? "Obra salva" : "Obra publicada", "Já está em Obras e nas páginas que falam do mesmo lugar ou serviço."];
      return isPublic ? ["Obra fora do site", "Ficou guardada como rascunho."] : ["Rascunho salvo"];
    },
  };
}

function drawWork(opened: OpenedWork, { fields, photos, change }: RecordDraft<WorkFields>) {
  const where = opened.places.find(({ slug }) => slug === fields.place)?.where ?? "";
  const photosOf = (moment: "before" | "after", label: string) => (
    <ChosenPhotos
      label={label}
      suggestedAlt={where && altOfWork(fields, moment, where)}
      photos={fields.photos[moment].flatMap((id) => photos.find((photo) => photo.id === id) ?? [])}
      most={WORK_PHOTOS}
      more="Acrescentar mais"
      onChange={(chosen) => change({ ...fields, photos: { ...fields.photos, [moment]: chosen.map(({ id }) => id) } }, chosen)}
    />
  );
  return {
    choices: {
      places: opened.places.map(({ slug, label }) => ({ value: slug, label })),
      motors: opened.motors.map((motor) => ({ value: motor, label: motor })),
      team: listTeam(opened, fields.technicianId),
    },
    changes: {
      "photos.before": { drawn: photosOf("before", "Fotografias de antes") },
      "photos.after": { drawn: photosOf("after", "Fotografias de depois") },
      title: { placeholder: where && titleOfWork({ ...fields, title: "" }, where) },
    },
  };
}

/** Who may have done it; nobody to choose from while there is no team. */
function listTeam({ technicians }: OpenedWork, chosen: string | undefined) {
  if (technicians.length === 0 && chosen === undefined) return [];
  const isGone = chosen !== undefined && !technicians.some(({ id }) => id === chosen);
  return [
    { value: "", label: "Sem nome" },
    ...(isGone ? [{ value: chosen, label: "Quem saiu da equipe (não aparece no site)" }] : []),
    ...technicians.map(({ id, name, isShown }) => ({
      value: id,
      label: `${toVisibleText(name)}${isShown ? "" : " (não aparece no site)"}`,
    })),
  ];
}
