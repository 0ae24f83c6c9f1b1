import type { Generated } from "kysely";
import type { LibraryPhoto, PhotoFormat, PhotoUserKind } from "#domain/photo/photo";
import type { Technician } from "#domain/team/technician";
import type { VoiceState } from "#domain/voice/voice";
import type { VoiceFields } from "#domain/voice/voice-schema";
import type { Work } from "#domain/work/work";
import type { ColumnsOf, Moment } from "../field-columns";

export interface PhotoTable extends ColumnsOf<Omit<LibraryPhoto, "uses">> {
  /** Of its rows in `photo_files`, and of the file they were made of: told to nobody. */
  hash: string;
  /** What the panel's search reads. */
  search_text: string;
  updated_at: Moment;
  deleted_at: Moment | null;
}

/** Texts that are empty, and numbers that are null, until something is said. */
type Unsaid<Columns> = { [Name in keyof Columns]: Columns[Name] extends string ? Generated<string> : number | null };

/** What a customer says, from the link that asks for it on; empty again where it was taken back. */
export interface VoiceTable extends Unsaid<ColumnsOf<VoiceFields>> {
  id: string;
  token_hash: string;
  state: VoiceState;
  /** For whom the owner made the link, in his own words. */
  invitee: string;
  answer: Generated<string>;
  created_by: string;
  created_at: Moment;
  expires_at: Moment;
  sent_at: Moment | null;
  changed_at: Moment;
  /** Names the bytes of the photograph that came with it, to visitors too. */
  photo_hash: string | null;
  /** JSON of its measures and colour. */
  photo: string | null;
  photo_alt: Generated<string>;
  has_shown_photo: Generated<number>;
  /** How often the link brought a photograph. */
  photo_uploads: Generated<number>;
}

export interface TechnicianTable extends ColumnsOf<Technician> {
  position: number;
  created_by: string;
  created_at: Moment;
  deleted_at: Moment | null;
}

export interface WorkTable extends ColumnsOf<Work> {
  created_by: string;
  deleted_at: Moment | null;
}

export interface ProofTables {
  photos: PhotoTable;
  /** A size of a photograph; never read where photographs are listed. */
  photo_files: {
    hash: string;
    width: number;
    format: PhotoFormat;
    bytes: Uint8Array;
  };
  /** Which page, or what else, shows a photograph. */
  photo_uses: {
    photo_id: string;
    user_kind: PhotoUserKind;
    user_id: string;
  };
  voices: VoiceTable;
  works: WorkTable;
  technicians: TechnicianTable;
}
