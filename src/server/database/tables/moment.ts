/** ISO 8601 texts in UTC, so that they sort alike in every dialect. */
export type Moment = string;
