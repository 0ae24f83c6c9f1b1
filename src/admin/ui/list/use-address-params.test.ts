import { expect, test } from "vitest";
import { GOOGLE_REFUSALS } from "#domain/accounts/google-refusal";
import { SIGN_OUTS, UNWRITTEN_SIGN_OUT } from "#domain/accounts/unwritten-end";
import { changeParams, readParams } from "./use-address-params";

test("a change keeps the other parameters and leaves out what is empty", () => {
  expect(changeParams("?a=1&pagina=3", { a: "dois", pagina: undefined })).toBe("?a=dois");
  expect(changeParams("?a=1", { a: "" })).toBe("");
  expect(changeParams("", { busca: "portão não" })).toBe("?busca=port%C3%A3o+n%C3%A3o");
});

test("search text and page are read from the address", () => {
  expect(readParams("?busca=port%C3%A3o+n%C3%A3o+abre&pagina=3")).toMatchObject({ query: "portão não abre", page: 3 });
});

test("a page that is no positive whole number is the first", () => {
  for (const page of ["", "0", "-2", "1.5", "abc", "1e999"]) expect(readParams(`?pagina=${page}`).page).toBe(1);
});

test("a search longer than the server takes is cut", () => {
  expect(readParams(`?busca=${"a".repeat(900)}`).query).toHaveLength(200);
});

test.each(["", "?erro=", "?erro=constructor", "?erro=<script>", "?outro=acesso-negado", "?saida=outra"])(
  "%j tells no way to the sign-in page",
  (search) => {
    const { readAs } = readParams(search);
    expect(readAs("erro", GOOGLE_REFUSALS) ?? readAs("saida", SIGN_OUTS)).toBeUndefined();
  },
);

test("the sign-in page's address names a refusal, and a sign-out that was not written", () => {
  expect(readParams("?erro=acesso-negado").readAs("erro", GOOGLE_REFUSALS)).toEqual({
    title: "Acesso negado",
    text: "Você não tem permissão para acessar o painel administrativo",
  });
  expect(readParams(UNWRITTEN_SIGN_OUT).readAs("saida", SIGN_OUTS)?.text).toMatch(/já recusa a sua sessão/);
});
