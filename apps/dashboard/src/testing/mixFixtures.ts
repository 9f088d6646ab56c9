import type { EndpointResponse, topMix } from '@litometr/api-contract';
import { days } from './blockFixtures.ts';
import { meta } from './fixtures.ts';

/** Whose books and how old ones hold a list: three weeks with a day that was not captured. */
export function mixResponse(): EndpointResponse<typeof topMix> {
  const items = days(21, [9]).map((day, index) => ({
    day,
    size: 100,
    shares: [0.28 + index / 200, 0.22, 0.18 - index / 300],
    rest: 0.32 - index / 600,
    fresh: 14 + (index % 5),
    middle: 60,
    old: 26 - (index % 5),
    unknown: 0,
  }));
  return {
    meta,
    from: items[0]?.day ?? null,
    to: items.at(-1)?.day ?? null,
    genres: [
      { id: 1, name: 'Попаданцы' },
      { id: 2, name: 'Бытовое фэнтези' },
      { id: 3, name: 'ЛитРПГ' },
    ],
    count: items.length,
    items,
  };
}
