/** The views of a portal's trends page, in the order of their tabs. */
export const trendViews = ['overview', 'movement', 'genres', 'tags', 'authors', 'prices'] as const;
export type TrendView = (typeof trendViews)[number];
