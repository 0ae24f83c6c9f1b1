import { pino } from "pino";
import { announceStart } from "#server/front/start-message";
import { closeToOthers, keepNewFilesPrivate, listPrivateFiles } from "#server/secrets/private-files";
import { keepServices } from "#server/services";
import { describeMisspelt } from "#server/settings/nearest-setting";
import { readSettings } from "#server/settings/settings";
import { startServices } from "#server/start-services";
import { fillYear } from "./fill-year";
import { seed } from "./seed";

/** Starts what pages and actions ask for. Loaded by the development server, so that they share one copy of it. */
export async function startSite() {
  keepNewFilesPrivate();
  const settings = readSettings(process.env);
  closeToOthers(listPrivateFiles(settings));
  const log = createLog();
  for (const misspelt of describeMisspelt(process.env)) log.warn(misspelt);
  const services = keepServices(await startServices(settings, log, () => {}));
  return {
    announce: () => announceStart(settings, services.firstAdministrator),
    /** Something of everything to look at, when the command asks for it. */
    seedIfWanted: async () => {
      const hasYear = process.argv.includes("--year");
      if (process.argv.includes("--seed")) await seed(services, !hasYear);
      if (hasYear) await fillYear(services);
    },
    async stop() {
      services.beginStop();
      await services.stop();
    },
  };
}

/** Warnings and errors, to be read by a person. */
function createLog() {
  return pino({ base: null, level: "warn" }, { write: (line) => console.error(readableLine(line)) });
}

function readableLine(line: string): string {
  const { msg, err, level: _level, time: _time, ...rest } = JSON.parse(line);
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
  return `${msg ?? ""}${details}${err ? `\n${err.stack ?? err.message}` : ""}`;
}
