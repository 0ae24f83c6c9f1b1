import { expect, test } from "vitest";
import { findGoogleRefusal } from "./google-refusal";

test("the sign-in page's address names the refusal", () => {
  expect(findGoogleRefusal("?erro=acesso-negado")).toEqual({
    title: "Acesso negado",
    text: "Você não tem permissão para acessar o painel administrativo",
  });
});

test.each(["", "?erro=", "?erro=constructor", "?erro=<script>", "?outro=acesso-negado"])("%j names none", (search) => {
  expect(findGoogleRefusal(search)).toBeUndefined();
});
