import { defineCardScreen } from "../../frame/define-card-screen";
import { CopiesCard } from "./CopiesCard";
import { LastCopyCard } from "./LastCopyCard";
import { RestoreCard } from "./RestoreCard";

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
