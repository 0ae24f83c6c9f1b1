/** Stable names of what every page's structured data refer to. */
export const businessId = (siteUrl: string) => `${siteUrl}/#empresa`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#site`;
