import { causesByAccessory, causesByProduct, generalCauses } from "#domain/generation/local/phrases/causes";
import { causesBySymptom } from "#domain/generation/local/phrases/causes-by-symptom";
import { howToByAccessory, howToWithoutPower } from "#domain/generation/local/phrases/how-to-accessory";
import { howToByService } from "#domain/generation/local/phrases/how-to-service";
import { overviewByAccessory, overviewByService } from "#domain/generation/local/phrases/overview";
import { reasonsByAccessory, reasonsByPurpose } from "#domain/generation/local/phrases/reasons";
import { whenByAccessory, whenByPurpose } from "#domain/generation/local/phrases/when";
import { where } from "#domain/generation/local/phrases/where";
import { criteriaByProduct, whichByAccessory, whichCompany, whichMotor } from "#domain/generation/local/phrases/which";
import { asksForCompany, asksForPrice, findPurpose, isAboutPowerCut } from "#domain/generation/title/purpose";
import { isAccessory, type ServiceType, type TitleAnalysis } from "#domain/generation/title/title-analysis";
import { type Block, writeBlock } from "../block";
import { writePriceAnswer } from "./prices";
import type { Section } from "./section";
import { writeWorthIt } from "./worth-it";

/** The section that answers what the title asks. */
export const writeFocus: Section = (context) => {
  const { analysis, select } = context;
  if (asksForPrice(analysis)) return writePriceAnswer(context);
  if (analysis.questionType === "worth-it") return writeWorthIt(context);
  return writeBlock(chooseBlock(analysis), select);
};

function chooseBlock(analysis: TitleAnalysis): Block {
  const { productType, serviceType, questionType, symptom } = analysis;
  const accessory = isAccessory(productType) ? productType : undefined;
  const purpose = findPurpose(analysis);
  switch (questionType) {
    case "how-to":
      if (isAboutPowerCut(analysis)) return howToWithoutPower;
      return accessory ? howToByAccessory[accessory] : howToByService[serviceType];
    case "which":
      return asksForCompany(analysis) ? whichCompany : chooseCriteria(analysis);
    case "when":
      return accessory ? whenByAccessory[accessory] : whenByPurpose[purpose];
    case "where":
      return where;
    case "why":
      if (purpose === "repair" || symptom) return chooseCauses(analysis);
      return accessory ? reasonsByAccessory[accessory] : reasonsByPurpose[purpose];
    default:
      if (serviceType === "repair" && (symptom || accessory)) return chooseCauses(analysis);
      return accessory ? overviewByAccessory[accessory] : overviewByService[toOverview(serviceType)];
  }
}

function chooseCauses({ productType, symptom }: TitleAnalysis): Block {
  if (isAccessory(productType)) return causesByAccessory[productType];
  if (symptom) return causesBySymptom[symptom];
  return { ...generalCauses, items: [...causesByProduct[productType], ...(generalCauses.items ?? [])] };
}

function chooseCriteria({ productType }: TitleAnalysis): Block {
  return isAccessory(productType)
    ? whichByAccessory[productType]
    : { ...whichMotor, items: [...criteriaByProduct[productType], ...(whichMotor.items ?? [])] };
}

function toOverview(service: ServiceType): Exclude<ServiceType, "price"> {
  return service === "price" ? "sale" : service;
}
