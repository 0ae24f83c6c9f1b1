import type { Entry, EntryKind } from "#domain/knowledge/entry";
import type { Intent } from "#domain/knowledge/intent";
import type { FieldName } from "./sections/section";

type Plan = readonly FieldName[];
type Plans = Partial<Record<Intent, Plan>> & { what: Plan };

/** What a page treats by the kind of its subject and what is asked of it: the matter itself first, then what may join it. */
const plans: Record<EntryKind, Plans> = {
  component: {
    replace: ["work", "faults", "choice", "effort", "worth"],
    repair: ["faults", "work", "neighbours", "effort", "worth"],
    price: ["cost", "choice", "worth", "effort"],
    "how-to": ["checks", "neighbours", "care", "definition"],
    which: ["choice", "definition", "worth", "effort"],
    when: ["faults", "worth", "care", "neighbours"],
    why: ["faults", "care", "neighbours", "definition"],
    maintain: ["care", "checks", "faults", "definition"],
    install: ["work", "choice", "definition", "effort"],
    buy: ["choice", "definition", "effort", "care"],
    "worth-it": ["worth", "choice", "care", "definition"],
    emergency: ["checks", "faults", "work", "effort"],
    what: ["definition", "faults", "choice", "care"],
  },
  symptom: {
    "how-to": ["checks", "stop", "meanwhile", "neighbours"],
    repair: ["causes", "work", "stop", "meanwhile"],
    emergency: ["stop", "meanwhile", "work", "checks"],
    price: ["cost", "causes", "worth", "work"],
    "worth-it": ["worth", "causes", "cost", "care"],
    when: ["stop", "causes", "meanwhile", "care"],
    maintain: ["care", "causes", "checks", "neighbours"],
    what: ["causes", "neighbours", "definition", "checks"],
  },
  service: {
    price: ["cost", "choice", "limits", "worth", "effort"],
    when: ["signs", "worth", "effort", "neighbours"],
    which: ["choice", "neighbours", "worth", "signs"],
    "how-to": ["preparation", "work", "limits", "effort"],
    why: ["signs", "worth", "definition", "limits"],
    "worth-it": ["worth", "signs", "limits", "neighbours"],
    where: ["work", "preparation", "effort", "limits"],
    repair: ["signs", "preparation", "work", "effort"],
    emergency: ["signs", "preparation", "work", "effort"],
    install: ["work", "preparation", "effort", "limits"],
    maintain: ["work", "signs", "preparation", "effort"],
    replace: ["signs", "work", "preparation", "effort"],
    what: ["work", "limits", "signs", "preparation", "effort", "definition", "neighbours", "worth", "choice"],
  },
  gate: {
    install: ["room", "work", "choice", "definition"],
    price: ["cost", "choice", "room", "worth"],
    which: ["choice", "room", "definition", "worth"],
    repair: ["faults", "checks", "neighbours", "care"],
    emergency: ["faults", "checks", "care", "neighbours"],
    maintain: ["care", "faults", "checks", "neighbours"],
    replace: ["choice", "faults", "work", "worth"],
    when: ["faults", "worth", "care", "choice"],
    why: ["faults", "care", "definition", "neighbours"],
    "how-to": ["checks", "care", "definition", "faults"],
    "worth-it": ["worth", "choice", "room", "neighbours"],
    what: ["choice", "room", "definition", "neighbours", "care"],
  },
  use: {
    price: ["cost", "choice", "rules", "definition"],
    repair: ["faults", "rules", "care", "definition"],
    maintain: ["care", "faults", "rules", "definition"],
    what: ["choice", "rules", "definition", "faults", "care"],
  },
  model: {
    price: ["cost", "fits", "unfit", "neighbours"],
    what: ["fits", "unfit", "definition", "neighbours", "care"],
  },
  product: {
    price: ["cost", "choice", "worth", "neighbours"],
    which: ["choice", "fits", "unfit", "neighbours"],
    buy: ["preparation", "choice", "unfit", "neighbours"],
    "how-to": ["preparation", "fits", "unfit", "definition"],
    "worth-it": ["worth", "unfit", "choice", "neighbours"],
    when: ["worth", "care", "neighbours", "definition"],
    what: ["fits", "definition", "choice", "unfit", "preparation", "neighbours", "care"],
  },
  safety: { what: ["rules", "stop", "definition", "work", "checks"] },
  law: { what: ["definition", "concerned", "rules"] },
  check: { what: ["checks", "readings", "stop", "definition", "work"] },
};

/** What is never left out, whatever the creativity. */
const NEVER_LEFT_OUT: Partial<Record<EntryKind, Plan>> = {
  safety: ["rules", "stop"],
  law: ["definition", "caveat"],
  check: ["checks", "stop"],
};

/** All that pages on such an entry may treat, what is asked most first. */
export function listFields({ kind }: Entry): readonly FieldName[] {
  return [...new Set([...plans[kind].what, ...Object.values(plans[kind]).flat()])];
}

/**
 * The matter itself, what may join it in the order of its worth here, and what stands there always. A question decides
 * before a wish, the kind's own plan where neither has one.
 */
export function findPlan({ kind }: Entry, intents: ReadonlySet<Intent>) {
  const [matter, ...optional] = [...intents].map((intent) => plans[kind][intent]).find(Boolean) ?? plans[kind].what;
  return { matter: matter as FieldName, optional, always: NEVER_LEFT_OUT[kind] ?? [] };
}
