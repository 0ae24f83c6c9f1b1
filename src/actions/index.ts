import { agenda } from "./pages/agenda";
import { audit } from "./pages/audit";
import { editor } from "./pages/editor";
import { generation } from "./pages/generation";
import { held } from "./pages/held";
import { lostAddresses } from "./pages/lost-addresses";
import { pages } from "./pages/pages";
import { runs } from "./pages/runs";
import { trash } from "./pages/trash";
import { account, passkeys, secondFactor } from "./people/account";
import { people } from "./people/people";
import { session } from "./people/session";
import { activities } from "./results/activities";
import { appointments, calendarFeeds } from "./results/appointments";
import { contacts } from "./results/contacts";
import { replies } from "./results/replies";
import { results } from "./results/results";
import { sheets } from "./results/sheets";
import { ai } from "./site/ai";
import { beforeLaunch } from "./site/before-launch";
import { browserPages } from "./site/browser-pages";
import { copies } from "./site/copies";
import { panel } from "./site/panel";
import { photos } from "./site/photos";
import { facts, register } from "./site/register";
import { team } from "./site/team";
import { texts } from "./site/texts";
import { voices } from "./site/voices";
import { works } from "./site/works";

/** The panel's calls. */
export const server = {
  account,
  activities,
  agenda,
  ai,
  appointments,
  audit,
  beforeLaunch,
  browserPages,
  calendarFeeds,
  contacts,
  copies,
  editor,
  facts,
  generation,
  held,
  lostAddresses,
  pages,
  panel,
  passkeys,
  people,
  photos,
  register,
  replies,
  results,
  runs,
  secondFactor,
  session,
  sheets,
  team,
  texts,
  trash,
  voices,
  works,
};
