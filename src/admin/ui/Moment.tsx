import { formatExact, formatRelative } from "./relative-time";

interface AgoProps {
  at: Date;
  /** Before it. */
  said?: string;
}

/** How long ago something happened, with the exact time for who points at it. */
export function Ago({ at, said = "" }: AgoProps) {
  return (
    <time dateTime={at.toISOString()} title={formatExact(at)}>
      {said}
      {formatRelative(at)}
    </time>
  );
}

/** When something happened: how long ago, and the exact time under it. */
export function Moment({ at, className = "" }: { at: Date; className?: string }) {
  const relative = formatRelative(at);
  const exact = formatExact(at);
  return (
    <time dateTime={at.toISOString()} className={`block leading-snug ${className}`}>
      <span className="block">{relative}</span>
      {relative === exact ? null : <span className="block text-sm text-steel tabular-nums">{exact}</span>}
    </time>
  );
}
