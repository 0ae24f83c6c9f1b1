import type { TransferFormat } from "#domain/transfer/import-report";
import { exportContacts } from "../contacts/export-contacts";
import { services } from "../services";
import { answerFile } from "./answer-file";

/** The whole notebook as a file. */
export async function answerContactsExport(format: TransferFormat, actor: string): Promise<Response> {
  const { connection, contacts, activities } = services();
  await activities.record({ actor, action: "contacts.exported", subject: format.toUpperCase() });
  return answerFile("contatos", format, exportContacts(connection, contacts.describePages, format));
}
