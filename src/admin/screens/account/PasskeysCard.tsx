import { actions } from "astro:actions";
import { startRegistration } from "@simplewebauthn/browser";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useRef, useState } from "react";
import { canUsePasskeys, explainDevice } from "#admin/sign-in/passkeys";
import { Button } from "#admin/ui/Button";
import { CardMessage } from "#admin/ui/Card";
import { DialogFrame } from "#admin/ui/dialog/dialogs";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useShownList } from "#admin/ui/list/use-list";
import { call, callKeyed } from "../../call/call";
import { useAct } from "../../ui/list/use-act";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { notifySuccess } from "../../ui/toast/notify";
import { ACCOUNT_KEY, type OwnAccount, PasswordQuestion } from "./own-account";

const KEY = [...ACCOUNT_KEY, "passkeys"] as const;

/** Keys of one's own devices: made here, after the password, and removed. */
export function PasskeysCard({ account }: { account: OwnAccount }) {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => call(actions.passkeys.list) });
  const list = useShownList(query, (passkeys) => passkeys);
  const [isAdding, setIsAdding] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const remove = useAct({
    key: KEY,
    failed: "Erro ao remover",
    act: (id: string) => call(actions.passkeys.remove, { id }),
    done: () => notifySuccess("Chave de acesso removida", "Apague-a também no gerenciador de senhas do aparelho."),
  });

  async function add(password: string | undefined): Promise<void> {
    const optionsJSON = await call(actions.passkeys.begin, { password });
    const response = await explainDevice(() => startRegistration({ optionsJSON }));
    await callKeyed(actions.passkeys.add, { response });
    setIsAdding(false);
    notifySuccess("Chave de acesso criada", "Da próxima vez, entre com a digital, o rosto ou o PIN do aparelho.");
    await client.invalidateQueries({ queryKey: KEY });
  }

  return (
    <ListCard
      id="chaves"
      title="Chaves de acesso"
      list={list}
      tools={
        canUsePasskeys() ? (
          <Button icon={Fingerprint} onClick={() => setIsAdding(true)}>
            Criar chave de acesso
          </Button>
        ) : null
      }
      filters={
        <p className="-mt-3 text-sm text-steel">
          Entram com a digital, o rosto ou o PIN do aparelho, sem senha e sem código. A senha continua.
        </p>
      }
      errorTitle="Erro ao carregar as chaves de acesso"
      empty={<CardMessage>Nenhuma ainda.</CardMessage>}
      row={({ id, device, createdAt, usedAt }) => (
        <ListRow
          key={id}
          picture={<Fingerprint size={20} className="mt-0.5 shrink-0 self-start text-steel" />}
          title={device}
          about={
            <p>
              Criada em {formatExact(createdAt)} · {usedAt ? `usada ${formatRelative(usedAt)}` : "ainda não usada"}
            </p>
          }
        >
          <RowAct
            does="Remover"
            of={`a chave de ${device}, ${formatExact(createdAt)}`}
            onClick={() =>
              list.ask({
                title: "Remover a chave de acesso?",
                description: "Ela deixa de abrir o painel agora. Você ainda entra com a senha ou com outra chave.",
                confirmLabel: "Remover chave",
                onConfirm: () => remove.mutate(id),
              })
            }
          />
        </ListRow>
      )}
    >
      <DialogFrame
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title="Criar chave de acesso"
        description="O aparelho vai pedir a digital, o rosto ou o PIN. Faça isto só em um aparelho seu."
        initialFocus={passwordField}
        isPersistent
      >
        <PasswordQuestion
          field={passwordField}
          hasPassword={account.hasPassword}
          label="Continuar"
          busyText="Esperando o aparelho..."
          onClose={() => setIsAdding(false)}
          onSubmit={add}
        />
      </DialogFrame>
    </ListCard>
  );
}
