import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Style, not validity: React and Astro write it their way.
    "void-style": "off",
    "attr-quotes": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "long-title": "off",
    // Telephone numbers break where CSS says.
    "tel-non-breaking": "off",
    "no-inline-style": "error",
  },
});

/** What is wrong with a page's HTML by the standard, as "rule: message at line:column". */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} at ${line}:${column}`),
  );
}
