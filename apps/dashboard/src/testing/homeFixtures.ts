import { sentenceRules } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import type { HomeViewProps } from '../features/home/HomeView.tsx';
import { homeResponse, meta } from './fixtures.ts';

/** The loaded blocks of the home page. */

const genres = ['Бытовое фэнтези', 'ЛитРПГ', 'Попаданцы', 'Магические академии', 'Детектив'];
const ready = { kind: 'ready' } as const;
const every = { ...meta, portal: null };

const sentences = sentenceRules.map((rule, index) => ({
  rule,
  portal: portalSlugs[index % portalSlugs.length] ?? 'litnet',
  day: '2026-08-07',
  subject:
    rule === 'turnover' || rule === 'newcomers'
      ? null
      : rule === 'leader' || rule === 'riser'
        ? { kind: 'book' as const, id: 7, name: 'Ключ от библиотеки' }
        : { kind: 'genre' as const, id: 1, name: 'Бытовое фэнтези' },
  value: rule === 'leader' || rule === 'newcomers' ? 3 : rule === 'riser' ? 21 : 0.26,
  previous: rule === 'riser' ? 40 : rule === 'leader' || rule === 'newcomers' ? null : 0.21,
  n: 41,
}));

const heat = genres.map((name, row) => ({
  name,
  cells: portalSlugs.slice(row % 3).map((portal, column) => ({
    portal,
    id: row * 10 + column + 1,
    change: column === 3 ? null : Math.sin(row * 3 + column) / 3,
    certain: Math.sin(row * 3 + column) > 0.9,
    n: 24 + row,
  })),
}));

const year = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 5, 8 + index + (index > 20 ? 1 : 0))).toISOString().slice(0, 10),
  turnover: 0.03 + (index % 7) / 200,
  portals: 6,
  entered: 18 + (index % 7),
}));

export function homeBlocks(title?: string): HomeViewProps {
  return {
    main: { state: ready, data: homeResponse(title) },
    sentences: { state: ready, data: { meta: every, items: sentences } },
    heat: {
      state: ready,
      data: { meta: every, portals: [...portalSlugs], genres: 31, items: heat },
    },
    calendar: {
      state: ready,
      data: {
        meta: every,
        period: { from: '2025-08-08', to: '2026-08-07' },
        count: year.length,
        busiest: year[6] ?? null,
        items: year,
      },
    },
  };
}
