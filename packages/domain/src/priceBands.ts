/** The lowest whole roubles of each band of prices, ascending; 0 is the band of books that cost nothing. */
export const priceBands = [0, 1, 100, 150, 200, 300, 500] as const;
