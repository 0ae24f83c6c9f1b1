import { SquarePen } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { ButtonLink } from "../ui/Button";
import { Empty } from "../ui/list/Empty";

/** Said where no page was ever made. */
export function NoPages() {
  const write = (
    <ButtonLink href={PATHS.newPage} icon={SquarePen}>
      Escrever uma página
    </ButtonLink>
  );
  return <Empty action={write}>Nenhuma página foi gerada ainda</Empty>;
}
