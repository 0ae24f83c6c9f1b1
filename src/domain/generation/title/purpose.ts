import { isAccessory, type ServiceType, type TitleAnalysis } from "./title-analysis";

/** What the reader wants done: buy and install, keep in shape, mend, or replace. */
export type Purpose = "purchase" | "maintenance" | "repair" | "replacement";

export function findPurpose(analysis: TitleAnalysis): Purpose {
  if (isAboutPowerCut(analysis)) return "maintenance";
  const service = findSubject(analysis);
  if (service === "maintenance" || service === "replacement") return service;
  return service === "repair" || service === "emergency" ? "repair" : "purchase";
}

/** The service the page is about: the one whose price is asked, if that is not the price of a plan. */
export function findSubject({ serviceType, pricedService }: TitleAnalysis): ServiceType {
  return serviceType === "price" && pricedService && pricedService !== "installation" ? pricedService : serviceType;
}

/** Whether the page is about something that went wrong. */
export function isAboutFault(analysis: TitleAnalysis): boolean {
  return findPurpose(analysis) === "repair";
}

/** "Como abrir o portão sem energia": nothing is broken, the reader needs to get through. */
export function isAboutPowerCut({ symptom, serviceType }: TitleAnalysis): boolean {
  return symptom === "no-power" && serviceType === "repair";
}

/** "Como programar…", "Como usar…": the reader has the product already. */
export function asksHowToUse({ serviceType, questionType }: TitleAnalysis): boolean {
  return questionType === "how-to" && serviceType === "sale";
}

/** "Qual a melhor empresa de conserto…": who mends or keeps a gate is chosen, not a product. */
export function asksForCompany(analysis: TitleAnalysis): boolean {
  const purpose = findPurpose(analysis);
  return analysis.questionType === "which" && !isAccessory(analysis.productType) && (purpose === "repair" || purpose === "maintenance");
}

/** "Quanto custa…" and "Qual o preço…", but not "Como pedir orçamento…". */
export function asksForPrice({ serviceType, questionType }: TitleAnalysis): boolean {
  return serviceType === "price" && (questionType === "general" || questionType === "which");
}
