/** What those who said something gave on average, with one decimal, and how many they are; undefined where nobody did. */
export function rateVoices(ratings: readonly number[]): { value: number; reviews: number } | undefined {
  if (ratings.length === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { value: Math.round((sum / ratings.length) * 10) / 10, reviews: ratings.length };
}
