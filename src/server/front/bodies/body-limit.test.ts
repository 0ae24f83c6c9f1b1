import { expect, test } from "vitest";
import { UPLOAD_FOLDER } from "#domain/photo/photo-upload";
import { describeTooMany } from "./body-limit";

test("who brings one file too many is told to send it again, and of what there are too many", () => {
  expect(describeTooMany(`${UPLOAD_FOLDER}enviar?nome=a.jpg`)).toBe("Há muitas fotografias na fila. Espere um instante e envie de novo.");
  expect(describeTooMany("/admin/importar/gravar")).toBe("Há muitos arquivos na fila. Espere um instante e envie de novo.");
  expect(describeTooMany("/_actions/pages.save")).toBe("O servidor está ocupado. Espere um instante e envie de novo.");
});
