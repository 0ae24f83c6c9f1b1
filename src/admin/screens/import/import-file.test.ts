import { expect, test, vi } from "vitest";
import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";
import { checkFile, findFormat } from "./import-file";

test("a file is what its name says", () => {
  expect(findFormat("Páginas.CSV")).toBe("csv");
  expect(findFormat("paginas.json")).toBe("json");
  expect(findFormat("planilha.xlsx")).toBeUndefined();
});

test.each([
  [new File(["x"], "planilha.xlsx"), "termina em .csv ou .json"],
  [new File([new Uint8Array(MAX_IMPORT_BYTES + 1)], "grande.csv"), "O arquivo passa de 50 MB"],
])("a file of another kind or too large is refused before it is sent", async (file, problem) => {
  const fetched = vi.spyOn(globalThis, "fetch");
  await expect(checkFile(file)).rejects.toThrow(problem);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
