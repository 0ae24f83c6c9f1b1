import { Braces, FileSpreadsheet } from "lucide-react";
import { contactsFilePath, factPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { ButtonLink } from "../../ui/Button";

/** How long what is kept, and a way to take it along. */
export function KeptNote({ months }: { months: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-4 sm:px-5">
      <p className="max-w-prose text-sm text-steel">
        Nome, bairro e anotação são apagados {formatCount(months, "mês", "meses")} depois do dia do contato; dia, página, situação e valor
        ficam.{" "}
        <a href={factPath("privacy.contactMonths")} className="font-semibold text-ink">
          Mudar o prazo
        </a>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <ButtonLink icon={FileSpreadsheet} href={contactsFilePath("csv")} download>
          Baixar planilha (CSV)
        </ButtonLink>
        <ButtonLink icon={Braces} href={contactsFilePath("json")} download>
          Baixar cópia (JSON)
        </ButtonLink>
      </div>
    </div>
  );
}
