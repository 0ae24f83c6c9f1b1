import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { defineScreen } from "#admin/frame/define-screen";
import { PanelFrame } from "#admin/frame/PanelFrame";
import { ScreenHeader } from "#admin/frame/ScreenHeader";
import { SignOutButton } from "#admin/sign-in/leave-device";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, WhenLoaded } from "#admin/ui/Card";
import { FormProblem, PasswordField } from "#admin/ui/field/fields";
import { checkNewPassword, MIN_PASSWORD_LENGTH } from "#domain/accounts/password";
import { toVisibleText } from "#domain/panel/visible-text";
import { PATHS } from "#domain/site/paths";
import { call, explain, toCallError } from "../../call/call";
import { useForm } from "../../ui/field/use-form";
import { leaveNotice } from "../../ui/toast/notice";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import { ACCOUNT_KEY, type OwnAccount, SESSIONS_KEY } from "./own-account";
import { PasskeysCard } from "./PasskeysCard";
import { SecondFactorCard } from "./SecondFactorCard";
import { SessionsCard } from "./SessionsCard";

function Account() {
  const query = useQuery({ queryKey: ACCOUNT_KEY, queryFn: () => call(actions.account.read) });
  const account = query.data;
  const mustChoose = account?.mustChangePassword ?? false;
  const summary = account && toVisibleText(`${account.name} · ${account.email}`);
  return (
    <PanelFrame>
      <ScreenHeader
        title={mustChoose ? "Escolha a sua senha" : "Minha conta"}
        summary={
          mustChoose ? "Você entrou com uma senha provisória. Antes de usar o painel, troque-a por uma que só você conheça." : summary
        }
      >
        {account ? <SignOutButton /> : null}
      </ScreenHeader>
      <WhenLoaded list={query} errorTitle="Erro ao carregar a conta">
        {(account) =>
          mustChoose ? (
            <PasswordCard account={account} />
          ) : (
            <>
              <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
                <PasswordCard account={account} />
                <SecondFactorCard account={account} />
              </div>
              <PasskeysCard account={account} />
              <SessionsCard />
            </>
          )
        }
      </WhenLoaded>
    </PanelFrame>
  );
}

export const AccountScreen = defineScreen(Account);

/** Changes the password; of one that somebody else made up, the only thing its owner may do. */
function PasswordCard({ account }: { account: OwnAccount }) {
  return (
    <Card aria-labelledby="senha" className={`grid content-start gap-4 p-4 sm:p-5 ${account.mustChangePassword ? "w-full max-w-lg" : ""}`}>
      <CardTitle id="senha">Senha</CardTitle>
      {account.hasPassword ? (
        <PasswordForm account={account} />
      ) : (
        <p className="text-steel">
          Esta conta entra só pelo Google. Para ter também uma senha, peça a outra pessoa do painel que crie uma provisória em Pessoas.
        </p>
      )}
    </Card>
  );
}

/** Which field the server refuses, by how it says so. */
const FIELDS: Readonly<Record<string, "current-password" | "new-password">> = {
  FORBIDDEN: "current-password",
  BAD_REQUEST: "new-password",
};

function PasswordForm({ account: { email, mustChangePassword } }: { account: OwnAccount }) {
  const client = useQueryClient();
  const { problems, isBusy, submit } = useForm<"current-password" | "new-password">({
    check: ({ "current-password": current, "new-password": next }) => ({
      "current-password": current === "" ? "Informe a senha atual." : undefined,
      "new-password": next === "" ? "Informe a senha nova." : checkNewPassword(next, { email, current }),
    }),
    async send({ "current-password": currentPassword, "new-password": newPassword }, form) {
      await call(actions.account.changePassword, { currentPassword, newPassword });
      if (mustChangePassword) {
        leaveNotice("password-chosen");
        return location.assign(PATHS.panel);
      }
      notifySuccess("Senha trocada", "Suas outras sessões foram encerradas.");
      form.reset();
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    refuse(error) {
      const message = explain(error, "Não foi possível trocar a senha. Tente novamente.");
      notifyError("Erro ao trocar a senha", message);
      return { [FIELDS[toCallError(error).code ?? ""] ?? "form"]: message };
    },
    isRepeatable: !mustChangePassword,
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={mustChangePassword ? "Senha provisória" : "Senha atual"}
        name="current-password"
        autoComplete="current-password"
        required
        error={problems["current-password"]}
      />
      <PasswordField
        label="Senha nova"
        hint={`Pelo menos ${MIN_PASSWORD_LENGTH} caracteres. Uma frase comprida é fácil de lembrar e difícil de adivinhar.`}
        name="new-password"
        autoComplete="new-password"
        required
        error={problems["new-password"]}
      />
      <FormProblem>{problems.form}</FormProblem>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" isBusy={isBusy} busyText="Trocando...">
          Trocar senha
        </Button>
        {mustChangePassword ? null : <p className="flex-1 basis-44 text-sm text-steel">Suas outras sessões serão encerradas.</p>}
      </div>
    </form>
  );
}
