/** Portuguese runs at about three and a half characters a token. */
const CHARACTERS_PER_TOKEN = 3.5;

/** A page of 600 to 900 words with its markup. */
const TOKENS_PER_TEXT = 1400;

/** Of how many titles the rules hold the text back, which is then asked for again with the reasons. */
const MENDED_SHARE = 0.25;

/** How long such a text takes to be written when no earlier run says otherwise. */
const SECONDS_PER_TEXT = 20;

/**
 * Tokens sent and received and the seconds that a run of titles, one after another, will about take, told before it starts.
 * @param promptCharacters length of the prompt of one title
 */
export function estimateAiRun(
  titles: number,
  { promptCharacters, pauseMs, secondsPerText = SECONDS_PER_TEXT }: { promptCharacters: number; pauseMs: number; secondsPerText?: number },
) {
  const prompt = promptCharacters / CHARACTERS_PER_TOKEN;
  // Who mends reads the prompt and the text, and writes the text again.
  const tokensPerTitle = prompt + TOKENS_PER_TEXT + MENDED_SHARE * (prompt + 2 * TOKENS_PER_TEXT);
  return {
    tokens: Math.ceil((titles * tokensPerTitle) / 100) * 100,
    seconds: Math.ceil(titles * secondsPerText + (Math.max(0, titles - 1) * pauseMs) / 1000),
  };
}
