import { technicianPath } from "#domain/site/paths";

/** Stable names of what every page's structured data refer to. */
export const businessId = (siteUrl: string) => `${siteUrl}/#empresa`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#site`;
/** Where visitors read of somebody of the team. */
export const personId = (siteUrl: string, slug: string) => siteUrl + technicianPath(slug);
