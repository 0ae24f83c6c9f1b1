import type { Generated } from "kysely";
import type { Moment } from "../field-columns";

/** What the owner says over a file, by path. */
export interface OwnerValueTable {
  path: string;
  /** JSON; null where it is what the file says again. */
  value: string | null;
  /** JSON of what the file said when it was saved. */
  base: string | null;
  /** Grows by one a save; a save that names an older one is refused. */
  version: number;
  /** E-mail. */
  saved_by: string;
  saved_at: Moment;
}

/** What a save left at a path. */
export type OwnerValueRevisionTable = Omit<OwnerValueTable, "base">;

export interface PanelTables {
  owner_values: OwnerValueTable;
  owner_value_revisions: OwnerValueRevisionTable;
  settings: {
    name: string;
    value: string;
    updated_at: Moment;
  };
  sign_in_attempts: {
    /** "account:", "browser:", "address:", "google:" or "code:", and a keyed hash of the e-mail, name, network, or e-mail and code. */
    subject: string;
    failures: number;
    window_ends_at: Moment;
  };
  activities: {
    seq: Generated<number>;
    at: Moment;
    actor: string;
    action: string;
    /** The title or name of what was acted upon. */
    subject: string;
    subject_id: string | null;
    /** What it said before and says since, where a value was changed. */
    old_value: string | null;
    new_value: string | null;
  };
  /** What came of a call that its caller may send again. */
  done_calls: {
    /** Digest of who called what, under which key. */
    id: string;
    /** Sealed with the caller's key; empty within the transaction that does the work. */
    result: string;
    done_at: Moment;
  };
  /** A key of a device, by which somebody signs in. */
  passkeys: {
    id: string;
    /** Of the accounts library's table. */
    user_id: string;
    /** As its device names it, in base64url. */
    credential_id: string;
    /** COSE, in base64url. */
    public_key: string;
    /** How often it was used as its device says; some say 0 for ever. */
    counter: number;
    /** How its device is reached, with spaces between. */
    transports: string;
    device: string;
    created_at: Moment;
    used_at: Moment | null;
  };
}
