import { Download, Trash2 } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { copyPath } from "#domain/site/paths";
import { Button, ButtonLink } from "../../ui/Button";
import { formatExact } from "../../ui/relative-time";
import { formatSize, nameCopy } from "./copy-texts";
import type { ListedCopy } from "./use-copies";

export function CopyRow({ copy, onRemove }: { copy: ListedCopy; onRemove: () => void }) {
  const { name, madeAt, bytes, isWhole, hasSecret, isAhead, elsewhere } = copy;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold tabular-nums">{formatExact(madeAt)}</p>
        <p className="text-sm text-steel">
          {formatSize(bytes)},{" "}
          {isWhole ? "conferida" : <span className="font-semibold text-danger">danificada: não serve para restaurar</span>}
        </p>
        {isAhead ? (
          <p className="text-sm font-semibold text-danger">
            Tem data futura: o relógio do servidor estava adiantado. Ela não conta como a última; apague-a quando houver outra.
          </p>
        ) : null}
        <p className="text-sm break-all text-steel">{name}</p>
        {isWhole && hasSecret ? (
          <p className="text-sm text-steel">Traz a chave secreta do site: não sai pelo painel, só pelo servidor.</p>
        ) : null}
        {elsewhere ? <p className="text-sm break-all text-steel">Em outro servidor do site: {toVisibleText(elsewhere)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isWhole && !hasSecret ? (
          <ButtonLink icon={Download} href={copyPath(name)} download aria-label={`Baixar ${nameCopy(copy)}`}>
            Baixar
          </ButtonLink>
        ) : null}
        {elsewhere ? null : (
          <Button look="quiet" icon={Trash2} onClick={onRemove} aria-label={`Apagar ${nameCopy(copy)}`}>
            Apagar
          </Button>
        )}
      </div>
    </li>
  );
}
