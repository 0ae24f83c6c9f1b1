import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../call/call";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { ACCOUNT_KEY } from "./own-account";
import { PasswordCard } from "./PasswordCard";
import { SecondFactorCard } from "./SecondFactorCard";
import { SessionsCard } from "./SessionsCard";

function Screen() {
  return (
    <PanelFrame>
      <Account />
    </PanelFrame>
  );
}

export const AccountScreen = defineScreen(Screen);

function Account() {
  const query = useQuery({ queryKey: ACCOUNT_KEY, queryFn: () => call(actions.account.read) });
  const account = query.data;
  if (!account) {
    return (
      <>
        <ScreenHeader title="Minha conta" hasWayBack />
        <Card>
          <ListContent list={query} errorTitle="Erro ao carregar a conta">
            {() => null}
          </ListContent>
        </Card>
      </>
    );
  }
  if (account.mustChangePassword) {
    return (
      <>
        <ScreenHeader
          title="Escolha a sua senha"
          summary="Você entrou com uma senha provisória. Antes de usar o painel, troque-a por uma que só você conheça."
        />
        <PasswordCard account={account} />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title="Minha conta" summary={toVisibleText(`${account.name} · ${account.email}`)} hasWayBack />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <PasswordCard account={account} />
        <SecondFactorCard account={account} />
      </div>
      <SessionsCard />
    </>
  );
}
