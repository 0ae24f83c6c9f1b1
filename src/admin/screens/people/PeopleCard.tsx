import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../call/call";
import { Button } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { AddPersonDialog } from "./AddPersonDialog";
import { type NewPassword, NewPasswordDialog } from "./NewPasswordDialog";
import { PeopleList, type Person } from "./PeopleList";
import { RemovePersonDialog } from "./RemovePersonDialog";
import { ResetPasswordDialog } from "./ResetPasswordDialog";

const PEOPLE_KEY = ["people"] as const;

type Question = { kind: "add" } | { kind: "reset" | "remove"; person: Person };

/** The administrators: add, remove, give a new password. */
export function PeopleCard() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: PEOPLE_KEY, queryFn: () => call(actions.people.list) });
  const [question, setQuestion] = useState<Question>();
  const [newPassword, setNewPassword] = useState<NewPassword>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setQuestion(undefined);

  function finish(made?: NewPassword): void {
    close();
    setNewPassword(made);
    void client.invalidateQueries({ queryKey: PEOPLE_KEY });
  }

  return (
    <Card aria-labelledby="pessoas">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
        <CardTitle id="pessoas" ref={heading}>
          Administradores
        </CardTitle>
        <Button look="primary" icon={UserPlus} onClick={() => setQuestion({ kind: "add" })}>
          Adicionar pessoa
        </Button>
      </div>
      <ListContent list={list} errorTitle="Erro ao carregar as pessoas">
        {(people) => (
          <PeopleList
            people={people}
            onReset={(person) => setQuestion({ kind: "reset", person })}
            onRemove={(person) => setQuestion({ kind: "remove", person })}
          />
        )}
      </ListContent>
      <AddPersonDialog isOpen={question?.kind === "add"} onClose={close} onAdded={finish} />
      <ResetPasswordDialog person={question?.kind === "reset" ? question.person : undefined} onClose={close} onReset={finish} />
      <RemovePersonDialog
        person={question?.kind === "remove" ? question.person : undefined}
        onClose={close}
        onRemoved={() => finish()}
        focusAfter={heading}
      />
      <NewPasswordDialog made={newPassword} onClose={() => setNewPassword(undefined)} />
    </Card>
  );
}
