/** What each of so many equal parts of a price comes to, in whole reais, never less than the price in all. */
export function dividePrice(price: number, times: number): number {
  return Math.ceil(price / times);
}
