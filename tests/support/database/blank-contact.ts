/** What a contact has besides its id, day, state and value. */
export const BLANK_CONTACT = {
  ref: "",
  place: null,
  first_name: "",
  district: "",
  note: "",
  gate: "",
  follow_on: "",
  follow_about: "",
  search_text: "",
  version: 1,
  created_by: "",
  created_at: "",
  updated_by: "",
  updated_at: "",
} as const;
