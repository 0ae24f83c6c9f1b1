import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { Globe, GlobeLock, Image, Link2Off, MessageSquareReply, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "#admin/ui/Button";
import { RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { Tag } from "#admin/ui/Tag";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { toVisibleLines, toVisibleText } from "#domain/panel/visible-text";
import { photoPath } from "#domain/photo/photo";
import { PATHS } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { VOICE_STATE_NAMES, VOICE_STATES } from "#domain/voice/voice";
import { call, type DataOf } from "../../call/call";
import { EARLIER_COPIES, tellErased } from "../../photos/tell-erased";
import { useAct, useAskedAct } from "../../ui/list/use-act";
import type { ListAddress } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";

interface VoiceRowProps {
  voice: Voice;
  voices: ReturnType<typeof useVoices>;
  onPhoto: () => void;
  onAnswer: () => void;
}

/** One invitation with what came of it: the customer's words cannot be changed, only shown or not. */
export function VoiceRow({ voice, voices: { setPublished, revoke, erase }, onPhoto, onAnswer }: VoiceRowProps) {
  const publish = useRef<HTMLButtonElement>(null);
  const isBusy = setPublished.isPending && setPublished.variables.id === voice.id;
  const onPublish = (isPublished: boolean, hasPhoto: boolean) => setPublished.mutate({ id: voice.id, isPublished, hasPhoto });
  const { state, name, location, text, rating, answer, photo } = voice;
  const who = toVisibleText(name || voice.invitee || "cliente");
  const isShown = state === "published";
  const isWritten = state === "received" || isShown;
  return (
    <li className="grid gap-3 border-t border-line px-4 py-4 sm:px-5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{isWritten ? [who, toVisibleText(location)].filter(Boolean).join(" · ") : who}</span>
          <Tag look={state === "received" ? "bg-amber/25 text-ink" : undefined}>{VOICE_STATES[state]}</Tag>
          {rating ? <span className="text-sm text-steel">{formatCount(rating, "estrela", "estrelas")}</span> : null}
        </p>
        <p className="text-sm text-steel">
          {describeMoment(voice)}
          {state === "withdrawn" ? (
            <>
              {` ${EARLIER_COPIES} `}
              <a href={PATHS.copies} className="underline">
                Ver as cópias
              </a>
            </>
          ) : null}
        </p>
      </div>
      {isWritten ? <blockquote className="max-w-[65ch] break-words whitespace-pre-line">{toVisibleLines(text)}</blockquote> : null}
      {photo ? (
        <div className="grid justify-items-start gap-1">
          <button type="button" aria-label={`Abrir a fotografia de ${who}`} onClick={onPhoto} className="cursor-pointer rounded-lg">
            <img src={photoPath(photo, 480)} alt="" className="h-28 rounded-lg" />
          </button>
          <p className="text-sm text-steel">{describePhoto(isShown, photo.isShown)}</p>
        </div>
      ) : null}
      {answer ? (
        <p className="max-w-[65ch] border-l-4 border-line pl-3 text-sm break-words whitespace-pre-line text-steel">
          Sua resposta: {toVisibleLines(answer)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {/* One button, so that the focus stays on it while it changes. */}
        {isWritten ? (
          <Button
            ref={publish}
            look={isShown ? "secondary" : "primary"}
            icon={isShown ? GlobeLock : Globe}
            isBusy={isBusy}
            busyText={isShown ? "Tirando..." : "Publicando..."}
            aria-label={`${isShown ? "Tirar do site o" : photo ? "Publicar só o texto do" : "Publicar o"} depoimento de ${who}`}
            onClick={() => onPublish(!isShown, isShown && photo?.isShown === true)}
          >
            {isShown ? "Tirar do site" : photo ? "Publicar só o texto" : "Publicar"}
          </Button>
        ) : null}
        {state === "received" && photo ? (
          <Button
            icon={Image}
            isDisabled={isBusy}
            aria-label={`Publicar com a fotografia o depoimento de ${who}`}
            onClick={() => {
              onPublish(true, true);
              // It is gone once that is done.
              publish.current?.focus();
            }}
          >
            Publicar com a fotografia
          </Button>
        ) : null}
        {isWritten ? (
          <>
            <RowAct
              does={answer ? "Mudar a resposta" : "Responder"}
              of={`ao depoimento de ${who}`}
              icon={MessageSquareReply}
              onClick={onAnswer}
            />
            <RowAct does="Apagar" of={`o depoimento de ${who}`} look="quiet" icon={Trash2} onClick={() => erase.ask(voice)} />
          </>
        ) : null}
        {state === "invited" ? (
          <Button look="quiet" icon={Link2Off} aria-label={`Cancelar o convite de ${who}`} onClick={() => revoke.ask(voice)}>
            Cancelar convite
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function describePhoto(isPublished: boolean, isShown: boolean): string {
  if (!isPublished) return "Toque para ver, cobrir partes e dizer o que ela mostra.";
  return isShown ? "Está no site com o texto." : "Fora do site: só o texto aparece.";
}

function describeMoment({ state, createdAt, expiresAt, sentAt }: Voice): string {
  const on = (moment: Date) => describeDay(dayOf(moment));
  if (state === "withdrawn") return "Saiu do site e foi apagado.";
  if (sentAt) return `Enviado em ${on(sentAt)}`;
  return expiresAt.getTime() > Date.now()
    ? `Convite de ${on(createdAt)}, vale até ${on(expiresAt)}`
    : `Convite vencido em ${on(expiresAt)}`;
}

const KEY = ["voices"] as const;

export type Voice = DataOf<typeof actions.voices.list>["voices"][number];

/** What customers said, and what can become of it. */
export function useVoices(address: ListAddress) {
  const client = useQueryClient();
  const state = address.readOneOf("situacao", VOICE_STATE_NAMES);
  const list = useList({
    key: KEY,
    address,
    filter: { state },
    read: (asked) => call(actions.voices.list, asked),
    rows: ({ voices }) => voices,
  });
  const setPublished = useAct({
    key: KEY,
    failed: "Não foi possível mudar o depoimento",
    act: (asked: { id: string; isPublished: boolean; hasPhoto: boolean }) => call(actions.voices.setPublished, asked),
    done(_, { id, isPublished, hasPhoto }) {
      const undo = () => setPublished.mutate({ id, isPublished: !isPublished, hasPhoto });
      if (isPublished) notifySuccess("Depoimento publicado", "Já está nas páginas do site, e a nota foi refeita.", undo);
      else notifySuccess("Depoimento fora do site", "Continua aqui, e pode voltar.", undo);
    },
  });
  const revoke = useAskedAct({
    key: KEY,
    failed: "Não foi possível cancelar",
    ask: list.ask,
    question: () => ({
      title: "Cancelar o convite?",
      description: "O link que você mandou deixa de abrir, e não há como trazê-lo de volta.",
      cancelLabel: "Manter",
      confirmLabel: "Cancelar convite",
    }),
    act: ({ id }: Voice) => call(actions.voices.revoke, { id }),
    done: () => notifySuccess("Convite cancelado", "O link não abre mais."),
  });
  const erase = useAskedAct({
    key: KEY,
    failed: "Não foi possível apagar",
    ask: list.ask,
    question: () => ({
      title: "Apagar o depoimento?",
      description:
        "O texto, o nome, a nota e a fotografia saem do site e são apagados já, sem volta. É para quando o cliente pede; para só tirar do ar, use “Tirar do site”.",
      confirmLabel: "Apagar depoimento",
    }),
    act: ({ id }: Voice) => call(actions.voices.erase, { id }),
    done: () => tellErased("Depoimento apagado", "O texto, o nome e a fotografia não estão mais em lugar nenhum do site."),
  });
  return { list, state, setPublished, revoke, erase, refresh: () => client.invalidateQueries({ queryKey: KEY }) };
}
