/** The shape of the register of facts (`content/business.ts`). Money is whole Brazilian reais. */

export interface Range {
  min: number;
  max: number;
}

export interface OpeningHours {
  label: string;
  /** Days as a visitor reads them: "Segunda a sexta". */
  days: string;
  /** schema.org day names; absent means every day. */
  weekdays?: readonly Weekday[];
  /** 24-hour clock, "08:00". */
  opens: string;
  closes: string;
}

export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export interface Plan {
  id: string;
  name: string;
  price: number;
  power: string;
  remotes: number;
  warrantyYears: number;
}

export interface TiltPackage extends Plan {
  model: string;
  maxAreaM2: number;
  usage: string;
}

export interface TradeInTier {
  id: string;
  name: string;
  discount: number;
  conditions: readonly string[];
}

export interface WarrantyTier {
  id: string;
  name: string;
  years: number;
  includes: readonly string[];
}

export interface TimeWindow {
  id: string;
  name: string;
  opens: string;
  closes: string;
  notes: readonly string[];
}

export interface DayAvailability {
  days: string;
  hours: string;
  label: "Disponível" | "Limitado" | "Sob consulta";
}

/** A fact the owner must confirm or be able to prove before publishing. */
export interface UnconfirmedFact {
  id: string;
  fact: string;
  action: string;
}

/** A sentence of the register that texts quote by its id. */
export interface Statement {
  id: string;
  text: string;
}

export interface Business {
  identity: {
    manufacturer: string;
    tradeName: string;
    tagline: string;
    legalName: string;
    cnpj: string;
    email: string;
    address: { street: string; city: string; state: string; postalCode: string; country: string };
    since: number;
  };
  hours: { chat: OpeningHours; visits: readonly OpeningHours[] };
  claims: {
    customers: number;
    interestFreeInstallments: number;
    openingSeconds: number;
    modelSeconds: readonly number[];
    rating: { value: number; reviews: number };
    freeShipping: boolean;
    freeInstallation: boolean;
  };
  warranty: { promotionalYears: number; motorYears: number; installationYears: number; extendedYears: number };
  offers: readonly { name: string; price: number }[];
  priceRange: Range;
  plans: readonly Plan[];
  tiltPackages: readonly TiltPackage[];
  tiltFeatures: readonly Statement[];
  tradeIn: readonly TradeInTier[];
  maintenance: {
    express: { price: number; validMonths: number };
    typicalCost: Range;
    reviewEveryMonths: number;
    preventivePerYear: { home: number; condominium: number };
    replacement: { residential: Range; heavy: Range };
  };
  warrantyTiers: readonly WarrantyTier[];
  warrantyCovers: readonly Statement[];
  warrantyIncludes: readonly Statement[];
  service: {
    responseMinutes: number;
    emergencyArrivalHours: number;
    installationWithinHours: number;
    installationHours: Range;
    warrantyVisitHours: number;
    freeRescheduling: boolean;
  };
  windows: readonly TimeWindow[];
  availability: readonly DayAvailability[];
  technical: {
    powerWatts: Range;
    lifeYears: Range;
    residentialLoadKg: Range;
    maxGateLengthM: number;
    standardMotorPower: string;
  };
  unconfirmed: readonly UnconfirmedFact[];
}
