/** What a title says about the page it asks for. */
export interface TitleAnalysis {
  productType: ProductType;
  serviceType: ServiceType;
  /** What a price is asked for: maintenance in "Quanto custa a manutenção". */
  pricedService?: ServiceType | undefined;
  questionType: QuestionType;
  isQuestion: boolean;
  /** The fault the title describes: "Portão não fecha". */
  symptom?: Symptom | undefined;
  location?: TitleLocation | undefined;
}

export type ProductType = "sliding" | "tilting" | "pivoting" | "swing" | "articulated" | "remote" | "board" | "sensor" | "motor" | "gate";

export type ServiceType = "installation" | "maintenance" | "repair" | "replacement" | "price" | "emergency" | "sale";

export type QuestionType = "how-to" | "which" | "when" | "where" | "why" | "worth-it" | "general";

export type Symptom = "not-opening" | "not-closing" | "by-itself" | "noise" | "no-power" | "slow";

export type Accessory = "remote" | "board" | "sensor";

/** A place named in a title. */
export interface TitleLocation {
  /** "Santana", "Zona Norte", "São Paulo". */
  name: string;
  /** As an adverb of place: "em Santana", "na Zona Norte". */
  phrase: string;
  kind: "city" | "region" | "neighbourhood";
  /** The zone or city whose gates the place shares, as an id: "zona-norte", "guarulhos". */
  areaId: string;
}

/** Whether the product is a part added to a gate rather than what moves it. */
export function isAccessory(product: ProductType): product is Accessory {
  return product === "remote" || product === "board" || product === "sensor";
}
