/** Of a reason for which held pages go public, as the server asks for it. */
export const SHORTEST_REASON = 10;
