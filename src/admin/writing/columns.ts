/** What is asked beside what came of it, where there is room for both. */
export const FORM_AND_RESULT = "grid lg:grid-cols-[minmax(0,min(24rem,45%))_minmax(0,1fr)]";
