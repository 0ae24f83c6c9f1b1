/** What spreadsheets take for the start of a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;
const GUARDED = /^'+[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/**
 * A cell that no spreadsheet runs: an apostrophe before what could be a formula, as spreadsheets themselves mark text.
 * @example guardFormula("=1+1") // "'=1+1"
 */
export const guardFormula = (text: string) => (FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text);
/** The opposite of `guardFormula`. */
export const unguardFormula = (text: string) => (GUARDED.test(text) ? text.slice(1) : text);
export const isFormula = (text: string) => FORMULA.test(text);
