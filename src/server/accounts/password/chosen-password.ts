import { isMadeOfOwnWords } from "#domain/accounts/own-words";
import { checkNewPassword } from "#domain/accounts/password";
import { isCommonPassword } from "./common-passwords";

interface Chooser {
  email: string;
  name?: string;
  current?: string;
  /** What the company is called, and what it sells. */
  companyNames: readonly string[];
}

const TRADE_WORDS = ["portão portões motor motores"];

/** What is wrong with a password somebody chose, and how to mend it; asked wherever one is chosen, not where one is used. */
export async function refusePassword(password: string, { email, name = "", current, companyNames }: Chooser): Promise<string | undefined> {
  const problem = checkNewPassword(password, { email, current });
  if (problem) return problem;
  if (isMadeOfOwnWords(password, [email, name, ...companyNames, ...TRADE_WORDS])) {
    return "Não use como senha o seu nome, o seu email ou o nome da empresa. Prefira uma frase comprida que só você juntaria.";
  }
  if (await isCommonPassword(password)) {
    return "Esta senha está nas listas de senhas vazadas, ou é quase igual a uma delas. Prefira uma frase comprida que só você juntaria.";
  }
  return undefined;
}
