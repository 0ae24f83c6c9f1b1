import { account } from "./account";
import { activities } from "./activities";
import { agenda } from "./agenda";
import { ai } from "./ai";
import { audit } from "./audit";
import { beforeLaunch } from "./before-launch";
import { browserPages } from "./browser-pages";
import { contacts } from "./contacts";
import { copies } from "./copies";
import { editor } from "./editor";
import { facts } from "./facts";
import { frozenFigures } from "./frozen-figures";
import { generation } from "./generation";
import { lostAddresses } from "./lost-addresses";
import { pages } from "./pages";
import { people } from "./people";
import { photos } from "./photos";
import { register } from "./register";
import { results } from "./results";
import { runs } from "./runs";
import { secondFactor } from "./second-factor";
import { session } from "./session";
import { texts } from "./texts";
import { trash } from "./trash";
import { voices } from "./voices";
import { works } from "./works";

/** The panel's calls. */
export const server = {
  session,
  account,
  secondFactor,
  people,
  pages,
  editor,
  facts,
  texts,
  trash,
  generation,
  frozenFigures,
  audit,
  ai,
  register,
  runs,
  activities,
  agenda,
  beforeLaunch,
  lostAddresses,
  browserPages,
  copies,
  photos,
  voices,
  works,
  results,
  contacts,
};
