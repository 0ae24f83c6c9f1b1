import { countSentences } from "#domain/generation/creativity";
import { commonQuestions, faqHeadings, powerCutQuestions, type Question, serviceQuestions } from "#domain/generation/local/phrases/faq";
import { choiceQuestions, productQuestions } from "#domain/generation/local/phrases/faq-by-product";
import { findPurpose, findSubject, isAboutPowerCut } from "#domain/generation/title/purpose";
import { isAccessory, type TitleAnalysis } from "#domain/generation/title/title-analysis";
import { heading, paragraph, subheading } from "../markup";
import type { Section } from "./section";

/** From this many questions on, one of them is a common one. */
const COMMON_FROM = 4;

/** Questions on the service and the product and, in longer lists, a common one. */
export const writeFaq: Section = ({ analysis, creativity, select }) => {
  const count = countSentences(creativity);
  const common = count >= COMMON_FROM ? 1 : 0;
  const onService = select.some(chooseServiceQuestions(analysis), Math.ceil((count - common) / 2));
  const onProduct = select.some(chooseProductQuestions(analysis), count - common - onService.length);
  const questions = [...onService, ...onProduct, ...select.some(commonQuestions, common)];
  return [heading(select.one(faqHeadings)), ...questions.flatMap(([question, answer]) => [subheading(question), paragraph(answer)])].join(
    "\n",
  );
};

function chooseServiceQuestions(analysis: TitleAnalysis): readonly Question[] {
  if (isAboutPowerCut(analysis)) return powerCutQuestions;
  return isAccessory(analysis.productType) ? [] : serviceQuestions[findSubject(analysis)];
}

/** Who chooses a motor asks more than who has one already. */
function chooseProductQuestions(analysis: TitleAnalysis): readonly Question[] {
  const { productType } = analysis;
  const isChoosing = !isAccessory(productType) && findPurpose(analysis) === "purchase";
  return [...productQuestions[productType], ...(isChoosing ? choiceQuestions[productType] : [])];
}
