import { KeyRound } from "lucide-react";
import { Card, CardTitle } from "../../ui/Card";
import { SECRET_TEXTS } from "./copy-texts";
import { useCopies } from "./use-copies";

/** How a copy becomes the site again, and what whoever has one holds in hands. */
export function RestoreCard() {
  const { data } = useCopies();
  if (!data) return null;
  const { lastGood, folder, secret } = data;
  const file = lastGood && !lastGood.elsewhere ? `${folder}/${lastGood.name}` : "ARQUIVO";
  return (
    <Card aria-labelledby="por-de-volta" className="grid gap-3 p-4 sm:p-5">
      <CardTitle id="por-de-volta">Para pôr uma cópia de volta</CardTitle>
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
