import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { DEFAULT_ADMINISTRATOR, listBeforeLaunchChecks } from "#domain/before-launch/list-before-launch-checks";
import { findKeyProblem, originOf } from "../ai/ai-key-store";
import { countFindings } from "../audit/audit-findings";
import type { Services } from "../services";

export async function readBeforeLaunchChecks(services: Services): Promise<BeforeLaunchCheck[]> {
  const { settings, accounts } = services;
  const { claimed, proofs, indexNowKey } = services.content.current;
  const [defaultAdministrator, { key }, { counts }] = await Promise.all([
    accounts.people.find(DEFAULT_ADMINISTRATOR),
    describeUsedKey(services),
    countFindings(services.connection.db),
  ]);
  return listBeforeLaunchChecks(
    claimed,
    {
      siteUrl: settings.siteUrl,
      hasDefaultAdministrator: defaultAdministrator !== undefined,
      hasAiKey: key !== null && key.problem === undefined,
      hasGoogle: settings.google !== undefined,
      hasIndexNow: indexNowKey !== undefined,
      frozenPages: counts.frozen ?? 0,
    },
    proofs,
  );
}

const UNREADABLE = "Há uma chave salva que não pode mais ser lida, porque a SECRET_KEY do servidor mudou. Salve a chave outra vez.";

/** The saved key as far as it may be known, why it cannot be used if so, null when there is none, and the model that texts are written with. */
export async function describeUsedKey({ aiKeys, aiWriter }: Pick<Services, "aiKeys" | "aiWriter">) {
  const provider = aiWriter.readProvider();
  const saved = await aiKeys.describeKey();
  const key = saved ? { ...saved, problem: saved.isReadable ? findKeyProblem(saved, provider) : UNREADABLE } : null;
  return { key, model: provider.model, origin: originOf(provider) };
}
