import { ExternalLink, MessageSquarePlus, Pencil, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { describeDay } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { inviteVoicePath, workPath } from "#domain/site/paths";
import { WORK_STATES, type WorkState } from "#domain/work/work";
import { plural } from "../../run/run-texts";
import { Button, ButtonLink } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { SelectField } from "../../ui/field/SelectField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import type { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { type ListedWork, useWorks } from "./use-works";

const STATE_PARAM = "situacao";
const STATES = Object.keys(WORK_STATES) as WorkState[];

interface WorksCardProps {
  address: ReturnType<typeof useAddressParams>;
  /** A new one without an id. */
  onOpen: (id?: string) => void;
}

/** Works, the newest first. */
export function WorksCard({ address, onOpen }: WorksCardProps) {
  const state = STATES.find((one) => one === address.read(STATE_PARAM));
  const { list, remove } = useWorks(state, address.page);
  const heading = useRef<HTMLHeadingElement>(null);
  useExistingPage(list, address);
  return (
    <Card aria-labelledby="obras">
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 py-4 sm:px-5">
        <CardTitle id="obras" ref={heading} className="self-center">
          Obras feitas
        </CardTitle>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Situação"
            value={state ?? ""}
            options={[{ value: "", label: "Todas" }, ...STATES.map((one) => ({ value: one, label: WORK_STATES[one] }))]}
            onChoose={(chosen) => address.narrow({ [STATE_PARAM]: chosen })}
          />
          <Button look="primary" icon={Plus} onClick={() => onOpen()}>
            Nova obra
          </Button>
        </div>
      </div>
      <ListStatus list={list} describe={({ total }) => plural(total, "obra", "obras")} />
      <ListContent
        list={list}
        errorTitle="Erro ao carregar as obras"
        empty={({ total }) => (total === 0 ? <NoWorks isFiltered={state !== undefined} /> : undefined)}
      >
        {(shown) => (
          <div aria-busy={list.isPlaceholderData}>
            <ul>
              {shown.pages.map((work) => (
                <WorkRow
                  key={work.id}
                  work={work}
                  onOpen={() => onOpen(work.id)}
                  onRemove={() => {
                    remove.mutate(work);
                    heading.current?.focus();
                  }}
                />
              ))}
            </ul>
            {shown.total > shown.pageSize ? (
              <Pagination label="Páginas das obras" range={findRange(shown)} onGo={address.goToPage} top={heading} />
            ) : null}
          </div>
        )}
      </ListContent>
    </Card>
  );
}

interface WorkRowProps {
  work: ListedWork;
  onOpen: () => void;
  onRemove: () => void;
}

function WorkRow({ work: { slug, state, day, photos, shownTitle }, onOpen, onRemove }: WorkRowProps) {
  const title = toVisibleText(shownTitle);
  const count = photos.before.length + photos.after.length;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-0.5">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-sm text-steel">
          {WORK_STATES[state]} · {describeDay(day)} · {count === 1 ? "1 fotografia" : `${count} fotografias`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "public" ? (
          <ButtonLink icon={ExternalLink} href={workPath(slug)} target="_blank" aria-label={`Ver ${title}`}>
            Ver
          </ButtonLink>
        ) : null}
        <ButtonLink icon={MessageSquarePlus} href={inviteVoicePath(shownTitle)} aria-label={`Pedir depoimento: ${title}`}>
          Pedir depoimento
        </ButtonLink>
        <Button icon={Pencil} aria-label={`Editar ${title}`} onClick={onOpen}>
          Editar
        </Button>
        <Button look="quiet" icon={Trash2} aria-label={`Apagar ${title}`} onClick={onRemove}>
          Apagar
        </Button>
      </div>
    </li>
  );
}

function NoWorks({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <CardMessage>Nenhuma nesta situação.</CardMessage>;
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nenhuma obra ainda</p>
      <p>Terminou um serviço? Fotografe o portão, escolha o bairro e o que foi feito. Um minuto basta.</p>
    </CardMessage>
  );
}
