import { countSentences } from "#domain/generation/creativity";
import { escapeHtml, escapeQuotingText } from "#domain/generation/escape-html";
import {
  answers,
  careOpenings,
  companyAnswers,
  faultAnswers,
  openings,
  powerCutOpenings,
} from "#domain/generation/local/phrases/introduction-openings";
import {
  accessorySentences,
  powerCutSentences,
  productSentences,
  serviceSentences,
} from "#domain/generation/local/phrases/introduction-sentences";
import {
  asksForCompany,
  asksForPrice,
  asksHowToUse,
  findPurpose,
  findSubject,
  isAboutFault,
  isAboutPowerCut,
} from "#domain/generation/title/purpose";
import { isAccessory, type TitleAnalysis } from "#domain/generation/title/title-analysis";
import { paragraph } from "../markup";
import type { Section } from "./section";

/** The title as the first words, an answer or an announcement, then what to know of service and product. */
export const writeIntroduction: Section = ({ title, description, creativity, analysis, select }) => {
  const opening = select.one(chooseOpenings(analysis));
  const others = countSentences(creativity) - 1;
  const onService = select.some(chooseServiceSentences(analysis), Math.ceil(others / 2));
  const onProduct = select.some(productSentences[analysis.productType], others - onService.length);
  return [
    paragraph(
      `<strong>${escapeHtml(endSentence(title, analysis.isQuestion && !title.includes("?") ? "?" : "."))}</strong>`,
      opening,
      escapeQuotingText(endSentence(capitalise(description), ".")),
    ),
    paragraph(...onService, ...onProduct),
  ].join("\n");
};

function chooseOpenings(analysis: TitleAnalysis): readonly string[] {
  const { serviceType, questionType, isQuestion } = analysis;
  if (asksForPrice(analysis)) return findPurpose(analysis) === "purchase" ? openings.price : careOpenings;
  if (!isQuestion) return isAboutPowerCut(analysis) ? powerCutOpenings : openings[serviceType];
  if (asksForCompany(analysis)) return companyAnswers;
  return (isAboutFault(analysis) && faultAnswers[questionType]) || answers[questionType];
}

function chooseServiceSentences(analysis: TitleAnalysis): readonly string[] {
  if (isAboutPowerCut(analysis)) return powerCutSentences;
  if (isAccessory(analysis.productType) && asksHowToUse(analysis)) return [];
  return isAccessory(analysis.productType) ? accessorySentences[analysis.serviceType] : serviceSentences[findSubject(analysis)];
}

/** @example endSentence("Conserto de portão", ".") // "Conserto de portão." */
function endSentence(text: string, mark: string): string {
  if (text === "" || /[.!?…]$/.test(text)) return text;
  return `${text.replace(/[\s,;:–—-]$/, "")}${mark}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
