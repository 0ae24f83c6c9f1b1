/** What each of so many equal parts of a price comes to, in whole reais, never less than the price in all. */
export const dividePrice = (price: number, times: number) => Math.ceil(price / times);
