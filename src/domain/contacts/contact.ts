import type { ContactPlace } from "#domain/contact/contact-ref";
import type { ContactFields } from "./contact-schema";
import type { ContactState } from "./contact-state";

/** Somebody who wrote or called, as the notebook keeps it: of the reference without the message around it. */
export interface Contact extends ContactFields {
  id: string;
  /** Number and place of what the reference names; undefined where it was not known. */
  page?: number;
  place?: ContactPlace;
  /** The day he was asked how it went, or the owner chose not to; empty before. */
  askedOn: string;
  version: number;
  createdAt: Date;
  /** E-mail of who saved it last. */
  updatedBy: string;
  updatedAt: Date;
}

/** What a list is narrowed to. */
export interface ContactFilter {
  query: string;
  state?: ContactState;
  /** Days back from today, that one included. */
  period?: (typeof CONTACT_PERIODS)[number];
  /** The first day and the last, each by itself too. */
  from?: string;
  to?: string;
}

export const CONTACT_PERIODS = [7, 30, 90, 365] as const;
