import { dayOf } from "#domain/calendar/owner-time";
import type { PageTexts } from "./page-fields";
import type { Reason } from "./reason";

/** Where a page's text came from; `announcement` is written by hand too, and short: days that are closed, another telephone. */
export const PAGE_ORIGINS = ["ai", "local", "manual", "announcement"] as const;
export type PageOrigin = (typeof PAGE_ORIGINS)[number];

/** What the panel's editor writes. */
export const HAND_ORIGINS = ["manual", "announcement"] as const satisfies readonly PageOrigin[];
export type HandOrigin = (typeof HAND_ORIGINS)[number];

/** Whether somebody wrote the page who answers for it. */
export const isByHand = (origin: PageOrigin): origin is HandOrigin => origin === "manual" || origin === "announcement";

/** Stands for the page that an administrator has begun and not saved yet. */
export const NEW_PAGE: Readonly<Record<HandOrigin, string>> = { manual: "new", announcement: "new-announcement" };

/** What people ask of a page. */
export const WANTED_STATUSES = ["public", "draft"] as const;
export type WantedStatus = (typeof WANTED_STATUSES)[number];

/** A draft is seen only in the panel; so is a page that a rule holds back from being public. */
export const PAGE_STATUSES = ["public", "draft", "held"] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** A page the administrator made; public at `/links-uteis/{slug}`. */
export interface GeneratedPage extends PageTexts {
  id: string;
  origin: PageOrigin;
  status: PageStatus;
  /** Grows by one a save, from 1. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt?: Date;
  /** Why it may not go public; absent where nothing holds it back. */
  held?: readonly Reason[];
  /** Somebody let it go public past the rules. */
  isAllowed?: true;
  /** When a draft is to go public. */
  publishAt?: Date;
  /** Search engines are asked to leave it out. */
  isUnlisted?: true;
  /** When visitors could read it first. */
  firstPublicAt?: Date;
  /** When title, description or text last became what they are. */
  textChangedAt?: Date;
  /** Who of the team read it. */
  review?: PageReview;
}

/** Somebody of the team read a page, as an administrator said. */
export interface PageReview {
  technicianId: string;
  /** "2026-11-22". */
  on: string;
  toldAt: Date;
}

/** Whether the text changed after somebody of the team read it. */
export function isReviewOld({ review, textChangedAt }: Pick<GeneratedPage, "review" | "textChangedAt">): boolean {
  if (!review || !textChangedAt) return false;
  return textChangedAt > review.toldAt || dayOf(textChangedAt) > review.on;
}

/** A page without its text, as lists show it. */
export type PageSummary = Pick<
  GeneratedPage,
  "id" | "slug" | "title" | "origin" | "status" | "createdAt" | "updatedAt" | "held" | "publishAt" | "isUnlisted"
>;

/** What is asked of a page that is to stay as it is. */
export const toWanted = (status: PageStatus): WantedStatus => (status === "public" ? "public" : "draft");
export const isPublicPage = (page: Pick<GeneratedPage, "status" | "deletedAt">) => page.status === "public" && page.deletedAt === undefined;

/** The description of a page saved without one. */
export const defaultDescription = (title: string): string =>
  `Informações sobre ${title.replace(/[\s?!.:;,]+$/u, "")}. Atendimento especializado, produtos de qualidade e suporte técnico.`;

/** @example generatedPagePath("conserto-em-santana") // "/links-uteis/conserto-em-santana" */
export const generatedPagePath = (slug: string) => `/links-uteis/${slug}`;

const PREFIX = generatedPagePath("");

/** The slug of a path of generated pages. @example findSlugOfPath("/links-uteis/motor") // "motor" */
export const findSlugOfPath = (path: string): string | undefined => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : undefined);
