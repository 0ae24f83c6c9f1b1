import { Braces, FileSpreadsheet } from "lucide-react";
import { ButtonLink } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";

/** Every page as a file; the browser keeps it, no script involved. */
export function ExportCard() {
  return (
    <Card aria-labelledby="exportar" className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <CardTitle id="exportar">Exportar</CardTitle>
        <p className="text-steel">Todas as páginas, com os rascunhos e sem as da lixeira.</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <ButtonLink icon={FileSpreadsheet} href="/admin/exportar.csv" download>
          Baixar CSV
        </ButtonLink>
        <ButtonLink icon={Braces} href="/admin/exportar.json" download>
          Baixar JSON
        </ButtonLink>
      </div>
    </Card>
  );
}
