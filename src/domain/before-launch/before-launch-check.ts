import type { GivenProof, Proof } from "../facts/proof/proof";

/** Something the owner must look at before the site goes public. */
export interface BeforeLaunchCheck {
  id: string;
  group: BeforeLaunchGroup;
  title: string;
  /** What to do, as a sentence. */
  action: string;
  /** What becomes of it and might surprise, whatever the state. */
  note?: string;
  /** What the site says now. */
  current?: string;
  /** Why the current value cannot be right. */
  warning?: string;
  /** What a public site goes without meanwhile, and whether this one does. */
  leftOut?: string;
  /** `optional`: the site is complete without it. */
  state: "pending" | "done" | "optional";
  /** Only what the server cannot see for itself is confirmed by a person. */
  isConfirmable: boolean;
  /** The proof of what the site says now, with who gave it. */
  confirmation?: Proof & Pick<GivenProof, "by" | "at">;
  /** Of the proof, to be named by who saves over it; 0 where there never was one. */
  version?: number;
  /** The screen where it is done. */
  link?: { href: string; label: string };
}

/** Facts of the register, texts of saved pages, settings the server sees, and offers of the product that are not in use. */
export type BeforeLaunchGroup = "fact" | "page" | "setting" | "option";

export interface BeforeLaunchSituation {
  siteUrl: string;
  hasDefaultAdministrator: boolean;
  hasAiKey: boolean;
  hasGoogle: boolean;
  hasIndexNow: boolean;
  /** Public pages that state figures of the register by hand. */
  frozenPages: number;
}
