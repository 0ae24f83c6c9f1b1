import { checkLocations } from "../database/check-locations";
import { describeMisspelt } from "../settings/nearest-setting";
import { type Locations, readLocations } from "../settings/settings";

/**
 * Where the site's data is, as the environment says; a setting that seems misspelt is told of.
 * @throws {SettingsError} when it is not as it should be, or does not answer.
 */
export async function findLocations(): Promise<Locations> {
  for (const misspelt of describeMisspelt(process.env)) console.error(misspelt);
  const locations = readLocations(process.env);
  await checkLocations(locations);
  return locations;
}
