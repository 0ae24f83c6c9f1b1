import type { Transaction as Begun } from "kysely";
import type { JobTables } from "./tables/jobs";
import type { PageTables } from "./tables/pages";
import type { PanelTables } from "./tables/panel";
import type { ProofTables } from "./tables/proof";
import type { VisitTables } from "./tables/visits";

/** Every table of the site but those of accounts (`accounts/account-tables.ts`). */
export interface Tables extends PageTables, JobTables, PanelTables, VisitTables, ProofTables {}

export type Transaction = Begun<Tables>;
