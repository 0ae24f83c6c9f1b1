/** What a generator is told of a text. */
export interface TextRequest {
  title: string;
  /** For the generator; local ones show readers what they tell. */
  instructions: string;
  /** 0 to 100. */
  creativity: number;
}
