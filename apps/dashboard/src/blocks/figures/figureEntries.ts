import type { Figure } from './figures.messages.ts';

/** The entry of the methodology that describes each figure, by its fragment on the page "About". */
export const figureEntries: Readonly<Record<Figure, string>> = {
  books: 'supply',
  updated: 'supply',
  newBooks: 'supply',
  finishedShare: 'group-shares',
  medianPrice: 'quartiles',
  turnover: 'turnover',
  meanTurnover: 'turnover',
  gain: 'gain-sum',
  entered: 'rank-change',
  coverage: 'coverage',
  listNew: 'rank-change',
  listReturned: 'rank-change',
  listLeft: 'days-on-list',
  medianDaysOn: 'days-on-list',
  halfLife: 'half-life',
  authorsPer100: 'list-composition',
  inProgressShare: 'list-composition',
  subscriptionShare: 'list-composition',
  debutShare: 'list-composition',
  medianAge: 'list-composition',
  seriesShare: 'list-composition',
  effectiveAuthors: 'effective-authors',
};
