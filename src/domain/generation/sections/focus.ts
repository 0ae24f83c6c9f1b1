import { isAccessory, type ServiceType, type TitleAnalysis } from "../title-analysis";
import { type Block, writeBlock } from "./block";
import { causesByAccessory, causesByProduct, generalCauses } from "./causes";
import { causesBySymptom } from "./causes-by-symptom";
import { howToByAccessory, howToWithoutPower } from "./how-to-accessory";
import { howToByService } from "./how-to-service";
import { overviewByAccessory, overviewByService } from "./overview";
import { writePriceAnswer } from "./prices";
import { asksForCompany, asksForPrice, findPurpose, isAboutPowerCut } from "./purpose";
import { reasonsByAccessory, reasonsByPurpose } from "./reasons";
import type { Section } from "./section";
import { whenByAccessory, whenByPurpose } from "./when";
import { where } from "./where";
import { criteriaByProduct, whichByAccessory, whichCompany, whichMotor } from "./which";
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
