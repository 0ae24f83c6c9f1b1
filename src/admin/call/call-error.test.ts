import { expect, test } from "vitest";
import { CallError, explain, toCallError } from "./call";

test("a broken connection says so", () => {
  const error = toCallError(new TypeError("Failed to fetch"));
  expect(error.code).toBe("NETWORK");
  expect(error.message).toContain("conexão");
});

test("what broke inside the server is not shown", () => {
  const error = toCallError({ type: "AstroActionError", code: "INTERNAL_SERVER_ERROR", message: "SQLITE_BUSY: database is locked" });
  expect(error.message).not.toContain("SQLITE");
  expect(explain(error, "Tente novamente.")).toBe("Tente novamente.");
});

test("the server's words to the administrator are kept", () => {
  expect(explain({ type: "AstroActionError", code: "TOO_MANY_REQUESTS", message: "Muitas tentativas." }, "?")).toBe("Muitas tentativas.");
});

test("a refused input is explained by its first problem", () => {
  const error = toCallError({
    type: "AstroActionInputError",
    code: "BAD_REQUEST",
    message: "Failed to validate",
    issues: [{ path: ["title"], message: "Informe um título." }],
  });
  expect(error).toBeInstanceOf(CallError);
  expect(error.explanation).toBe("Informe um título.");
});
