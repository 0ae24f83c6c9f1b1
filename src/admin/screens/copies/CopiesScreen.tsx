import { actions } from "astro:actions";
import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert, Clock, DatabaseBackup, Download, KeyRound, LoaderCircle, type LucideIcon, ShieldCheck, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Card, CardTitle, Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useShownList } from "#admin/ui/list/use-list";
import { WorkCard } from "#admin/ui/WorkCard";
import { toVisibleText } from "#domain/panel/visible-text";
import { copyPath } from "#domain/site/paths";
import { formatMegabytes } from "#domain/text/format";
import { call, callKeyed, type DataOf } from "../../call/call";
import { useAskedAct } from "../../ui/list/use-act";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { notifyError, notifySuccess } from "../../ui/toast/notify";

type CopiesState = DataOf<typeof actions.copies.read>;
type ListedCopy = CopiesState["copies"][number];

const COPIES_KEY = ["copies"] as const;

export const CopiesScreen = defineCardScreen(
  {
    title: "Cópias de segurança",
    summary: "O site inteiro é copiado toda noite, às 3h. Ficam guardadas a última cópia de 7 dias e a de 4 semanas.",
  },
  Copies,
);

/** How the last copy is, and one more when it is asked for; those that are kept, and how one becomes the site again. */
function Copies() {
  return (
    <WorkCard
      id="ultima-copia"
      title="Última cópia"
      icon={DatabaseBackup}
      label="Copiar agora"
      busyText="Copiando..."
      queryKey={COPIES_KEY}
      read={() => call(actions.copies.read)}
      errorTitle="Erro ao carregar as cópias"
      isUnderWay={(state) => state.isUnderWay}
      toBegun={(state) => ({ ...state, isUnderWay: true })}
      begin={() => callKeyed(actions.copies.make, {})}
      failed="Não foi possível copiar"
      onEnd={({ failure }) => {
        if (failure) notifyError("A cópia não foi feita", failure.problem);
        else notifySuccess("Cópia feita e conferida");
      }}
      below={(state, query) => (
        <>
          <CopiesCard query={query} />
          <RestoreCard {...state} />
        </>
      )}
    >
      {(state) => <LastCopy {...state} />}
    </WorkCard>
  );
}

function CopiesCard({ query }: { query: UseQueryResult<CopiesState> }) {
  const list = useShownList(query, ({ copies }) => copies);
  const remove = useAskedAct({
    key: COPIES_KEY,
    failed: "Não foi possível apagar",
    ask: list.ask,
    question: (copy) => ({
      title: "Apagar a cópia?",
      description: `Sem ${nameCopy(copy)} não há como voltar o site a esse momento.`,
      confirmLabel: "Apagar cópia",
    }),
    act: ({ name }: ListedCopy) => call(actions.copies.remove, { name }),
    done: () => notifySuccess("Cópia apagada"),
  });
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
        <ListRow key={copy.name} title={<span className="tabular-nums">{formatExact(copy.madeAt)}</span>} about={describeCopy(copy)}>
          {copy.isWhole && !copy.hasSecret ? (
            <RowAct does="Baixar" of={nameCopy(copy)} icon={Download} href={copyPath(copy.name)} download />
          ) : null}
          {copy.elsewhere ? null : <RowAct does="Apagar" of={nameCopy(copy)} look="quiet" icon={Trash2} onClick={() => remove.ask(copy)} />}
        </ListRow>
      )}
    />
  );
}

/** What it is good for, and where it lies. */
function describeCopy({ name, bytes, isWhole, hasSecret, isAhead, elsewhere }: ListedCopy) {
  return (
    <>
      <p>
        {formatMegabytes(bytes)},{" "}
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
function RestoreCard({ lastGood, folder, secret }: CopiesState) {
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
        <KeyRound size={20} className="mt-0.5 shrink-0 text-amber-dark" />
        <span>{SECRET_TEXTS[secret]}</span>
      </p>
    </Card>
  );
}

function LastCopy({ lastGood, isOverdue, failure, isUnderWay }: CopiesState) {
  const needsCare = isOverdue || failure !== undefined;
  return (
    <>
      <div role="status" className="grid gap-3">
        {isUnderWay ? (
          <Line icon={LoaderCircle} tone="animate-spin text-steel">
            Uma cópia está sendo feita e conferida. Em um site grande leva alguns minutos; você pode sair desta tela.
          </Line>
        ) : null}
        {lastGood ? (
          <Line icon={isOverdue ? CircleAlert : ShieldCheck} tone={isOverdue ? "text-amber-dark" : "text-contact"}>
            <strong>
              {formatExact(lastGood.madeAt)} ({formatRelative(lastGood.madeAt)})
            </strong>
            , {formatMegabytes(lastGood.bytes)}, conferida depois de feita.
            {isOverdue ? " Já devia haver uma mais nova." : ""}
          </Line>
        ) : null}
        {lastGood || isUnderWay ? null : (
          <Line icon={needsCare ? CircleAlert : Clock} tone={needsCare ? "text-amber-dark" : "text-steel"}>
            <strong>Ainda não há cópia.</strong> {failure ? "" : "A primeira é feita sozinha, poucos minutos depois que o site inicia."}
          </Line>
        )}
      </div>
      {failure && !isUnderWay ? (
        <p role="alert" className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2 break-words text-danger">
          <strong>A tentativa de {formatExact(failure.at)} não deu certo.</strong> {toVisibleText(failure.problem ?? "")}
        </p>
      ) : null}
    </>
  );
}

function Line({ icon: Icon, tone, children }: { icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <Icon size={20} className={`mt-0.5 shrink-0 ${tone}`} />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** What a copy is called where several stand. */
const nameCopy = ({ madeAt }: ListedCopy): string => `a cópia de ${formatExact(madeAt)}`;

/** What becomes of the secret that opens the AI key and the second factors. */
const SECRET_TEXTS: Readonly<Record<CopiesState["secret"], string>> = {
  file: "Quem tem uma cópia tem as páginas e as contas das pessoas: guarde-a onde só você tenha acesso, de preferência também em outra máquina. A chave secreta do servidor não vai nela; guarde também o arquivo secret-key da pasta de dados. Sem ele, em outro servidor, todos entram de novo, a chave de IA é salva outra vez e os segundos fatores são refeitos.",
  setting:
    "Quem tem uma cópia tem as páginas e as contas das pessoas: guarde-a onde só você tenha acesso, de preferência também em outra máquina. A chave secreta não vai nela; guarde também o valor de SECRET_KEY. Sem ele, em outro servidor, todos entram de novo, a chave de IA é salva outra vez e os segundos fatores são refeitos.",
};
