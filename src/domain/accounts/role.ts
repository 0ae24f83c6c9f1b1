import { PATHS } from "../site/paths";

/** What somebody who signs in may do, as people call it. */
export const ROLES = { administrator: "Administrador", technician: "Técnico" } as const;

export type Role = keyof typeof ROLES;

/**
 * The one place for what of the panel a technician may open: screens and what they send files to, the one he finds first
 * at the head. All other addresses are the administrators' alone. Which calls he may make is said where each is defined.
 */
const OPEN_TO_TECHNICIANS: readonly string[] = [PATHS.visits, PATHS.photos, PATHS.photoUpload, PATHS.workList, PATHS.account];

/** Told to who may not. */
export const ADMINISTRATORS_ONLY = "Só administradores podem fazer isto. Se precisar, peça a quem administra o painel.";

/** Whether an address of the panel is open to a role. */
export const mayOpen = (role: Role, path: string) => role === "administrator" || OPEN_TO_TECHNICIANS.includes(path);
/** What a role finds first in the panel. */
export const homeOf = (role: Role) => (role === "administrator" ? PATHS.panel : (OPEN_TO_TECHNICIANS[0] ?? PATHS.account));
/** Of what is kept or told; whatever is not known may the least. */
export const toRole = (text: unknown): Role => (text === "administrator" ? "administrator" : "technician");
