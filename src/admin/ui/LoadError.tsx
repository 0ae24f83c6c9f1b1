import { Button } from "./Button";
import { CardMessage } from "./Card";

/** What stands in place of content that could not be fetched, with a way to try again. */
export function LoadError({ title, error, onRetry }: { title?: string; error: Error; onRetry: () => unknown }) {
  return (
    <CardMessage role="alert" action={<Button onClick={() => onRetry()}>Tentar novamente</Button>}>
      {title ? <p className="font-semibold text-ink">{title}</p> : null}
      <p>{error.message}</p>
    </CardMessage>
  );
}
