import { Download, KeyRound, Trash2 } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { copyPath } from "#domain/site/paths";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Card, CardTitle } from "../../ui/Card";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListRow } from "../../ui/list/ListRow";
import { RowAct } from "../../ui/list/RowAct";
import { useShownList } from "../../ui/list/use-list";
import { formatExact } from "../../ui/relative-time";
import { formatSize, nameCopy, SECRET_TEXTS } from "./copy-texts";
import { LastCopyCard } from "./LastCopyCard";
import { type CopiesState, type ListedCopy, useCopies, useRemoveCopy } from "./use-copies";

export const CopiesScreen = defineCardScreen(
  {
    title: "Cópias de segurança",
    summary: "O site inteiro é copiado toda noite, às 3h. Ficam guardadas a última cópia de 7 dias e a de 4 semanas.",
  },
  () => (
    <>
      <LastCopyCard />
      <CopiesCard />
      <RestoreCard />
    </>
  ),
);

/** The copies that are kept: take one home, or make room. */
function CopiesCard() {
  const list = useShownList<Pick<CopiesState, "copies">, ListedCopy>(useCopies(), ({ copies }) => copies);
  const remove = useRemoveCopy();
  // What went wrong is told above.
  if (!list.data) return null;
  return (
    <ListCard
      id="copias-guardadas"
      title="Cópias guardadas"
      list={list}
      filters={
        <p className="max-w-prose text-sm text-steel">
          Uma cópia tem o site como era: também o que depois foi coberto, retirado ou apagado. Para que não fique em nenhuma, copie agora e
          apague as anteriores, e as que você baixou ou fez por comando.
        </p>
      }
      errorTitle="Erro ao carregar as cópias"
      empty={<Empty>Nenhuma cópia guardada ainda.</Empty>}
      row={(copy) => (
        <ListRow key={copy.name} title={<span className="tabular-nums">{formatExact(copy.madeAt)}</span>} about={<About copy={copy} />}>
          {copy.isWhole && !copy.hasSecret ? (
            <RowAct does="Baixar" of={nameCopy(copy)} icon={Download} href={copyPath(copy.name)} download />
          ) : null}
          {copy.elsewhere ? null : (
            <RowAct does="Apagar" of={nameCopy(copy)} look="quiet" icon={Trash2} onClick={() => askToRemove(copy)} />
          )}
        </ListRow>
      )}
    />
  );

  function askToRemove(copy: ListedCopy): void {
    list.ask({
      title: "Apagar a cópia?",
      description: `Sem ${nameCopy(copy)} não há como voltar o site a esse momento.`,
      confirmLabel: "Apagar cópia",
      onConfirm: () => remove.mutate(copy),
    });
  }
}

/** What it is good for, and where it lies. */
function About({ copy: { name, bytes, isWhole, hasSecret, isAhead, elsewhere } }: { copy: ListedCopy }) {
  return (
    <>
      <p>
        {formatSize(bytes)},{" "}
        {isWhole ? "conferida" : <span className="font-semibold text-danger">danificada: não serve para restaurar</span>}
      </p>
      {isAhead ? (
        <p className="font-semibold text-danger">
          Tem data futura: o relógio do servidor estava adiantado. Ela não conta como a última; apague-a quando houver outra.
        </p>
      ) : null}
      <p className="break-all">{name}</p>
      {isWhole && hasSecret ? <p>Traz a chave secreta do site: não sai pelo painel, só pelo servidor.</p> : null}
      {elsewhere ? <p className="break-all">Em outro servidor do site: {toVisibleText(elsewhere)}</p> : null}
    </>
  );
}

/** How a copy becomes the site again, and what whoever has one holds in hands. */
function RestoreCard() {
  const { data } = useCopies();
  if (!data) return null;
  const { lastGood, folder, secret } = data;
  const file = lastGood && !lastGood.elsewhere ? `${folder}/${lastGood.name}` : "ARQUIVO";
  return (
    <Card aria-labelledby="por-de-volta" className="grid gap-3 p-4 sm:p-5">
      <CardTitle id="por-de-volta">Para pôr uma cópia de volta</CardTitle>
      <p className="max-w-prose">
        Quem faz isso é quem cuida do servidor, com o site parado: nenhum botão do painel apaga o que está no ar. Mostre-lhe estes passos.
      </p>
      <ol className="grid max-w-prose list-decimal gap-2 pl-5">
        <li>Pare o site.</li>
        <li>
          Na pasta do site, no servidor, rode o comando abaixo, com o arquivo da cópia que quer de volta:
          <code className="mt-1 block rounded-lg bg-paper px-3 py-2 text-sm break-all">npm run restore -- {file}</code>
        </li>
        <li>Inicie o site. O que havia antes fica guardado com outro nome, que o comando mostra.</li>
      </ol>
      <p className="flex max-w-prose items-start gap-3 rounded-lg border-l-4 border-amber bg-amber/8 px-3 py-2">
        <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-amber-dark" />
        <span>{SECRET_TEXTS[secret]}</span>
      </p>
    </Card>
  );
}
