import { expect, test } from "vitest";
import { findMeaning, KEY_REQUIRED, SAVE_FAILED } from "./fixed-errors";

test("what is worded in English has a meaning in Portuguese, other errors speak for themselves", () => {
  expect([KEY_REQUIRED, SAVE_FAILED, "Failed to save", "Erro desconhecido", "toString"].map(findMeaning)).toEqual([
    "Nenhuma chave de IA salva",
    "Não foi possível salvar a página no banco de dados",
    "Não foi possível salvar a página no banco de dados",
    undefined,
    undefined,
  ]);
});
