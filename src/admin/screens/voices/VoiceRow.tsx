import { Globe, GlobeLock, Link2Off, MessageSquareReply } from "lucide-react";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { toVisibleLines, toVisibleText } from "#domain/panel/visible-text";
import { VOICE_STATES } from "#domain/voice/voice";
import { Button } from "../../ui/Button";
import type { Voice } from "./use-voices";

interface VoiceRowProps {
  voice: Voice;
  isBusy: boolean;
  onPublish: (isPublished: boolean) => void;
  onAnswer: () => void;
  onRevoke: () => void;
}

/** One invitation with what came of it: the customer's words cannot be changed, only shown or not. */
export function VoiceRow({ voice, isBusy, onPublish, onAnswer, onRevoke }: VoiceRowProps) {
  const { state, name, location, text, rating, answer } = voice;
  const who = toVisibleText(name || voice.invitee || "cliente");
  const isShown = state === "published";
  const isWritten = state === "received" || isShown;
  return (
    <li className="grid gap-3 border-t border-line px-4 py-4 sm:px-5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{isWritten ? [who, toVisibleText(location)].filter(Boolean).join(" · ") : who}</span>
          <span className={`rounded-full px-2 py-0.5 text-xs font-semibold text-ink ${state === "received" ? "bg-amber/25" : "bg-ink/8"}`}>
            {VOICE_STATES[state]}
          </span>
          {rating ? <span className="text-sm text-steel">{rating === 1 ? "1 estrela" : `${rating} estrelas`}</span> : null}
        </p>
        <p className="text-sm text-steel">{describeMoment(voice)}</p>
      </div>
      {isWritten ? <blockquote className="max-w-[65ch] break-words whitespace-pre-line">{toVisibleLines(text)}</blockquote> : null}
      {answer ? (
        <p className="max-w-[65ch] border-l-4 border-line pl-3 text-sm break-words text-steel">Sua resposta: {toVisibleText(answer)}</p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {/* One button, so that the focus stays on it while it changes. */}
        {isWritten ? (
          <Button
            look={isShown ? "secondary" : "primary"}
            icon={isShown ? GlobeLock : Globe}
            isBusy={isBusy}
            busyText={isShown ? "Tirando..." : "Publicando..."}
            aria-label={`${isShown ? "Tirar do site" : "Publicar"} o depoimento de ${who}`}
            onClick={() => onPublish(!isShown)}
          >
            {isShown ? "Tirar do site" : "Publicar"}
          </Button>
        ) : null}
        {isWritten ? (
          <Button
            icon={MessageSquareReply}
            aria-label={`${answer ? "Mudar a resposta" : "Responder"} ao depoimento de ${who}`}
            onClick={onAnswer}
          >
            {answer ? "Mudar a resposta" : "Responder"}
          </Button>
        ) : null}
        {state === "invited" ? (
          <Button look="quiet" icon={Link2Off} aria-label={`Cancelar o convite de ${who}`} onClick={onRevoke}>
            Cancelar convite
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function describeMoment({ state, createdAt, expiresAt, sentAt }: Voice): string {
  const on = (moment: Date) => describeDay(dayOf(moment));
  if (state === "withdrawn") return "Saiu do site e foi apagado.";
  if (sentAt) return `Enviado em ${on(sentAt)}`;
  return expiresAt.getTime() > Date.now()
    ? `Convite de ${on(createdAt)}, vale até ${on(expiresAt)}`
    : `Convite vencido em ${on(expiresAt)}`;
}
