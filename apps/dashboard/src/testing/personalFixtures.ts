import type {
  Alert,
  AlertRule,
  alertInbox,
  alertRules,
  EndpointResponse,
  importWatchList,
  myAccount,
  myNotes,
  mySessions,
  Note,
  parsers,
  SavedView,
  savedViews,
  slowEndpoints,
  WatchItem,
  watchList,
  webhookDeliveries,
  webhooks,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { longTitle } from './fixtures.ts';

/** Invented user records, with texts that try to break out of their markup. */

const at = '2026-08-07T20:30:00Z';
/** Marks that turn the line round, markup, a family of one character. */
export const hostile = '\u202Eгнига\u202C <img src=x onerror="alert(1)"> 👨‍👩‍👧‍👦';

export const account: EndpointResponse<typeof myAccount> = {
  username: 'reader',
  role: 'user',
  created_at: at,
  demo: true,
  allowance: {
    csv_rows: 10_000,
    watch: 500,
    views: 50,
    notes: 1_000,
    rules: 20,
    webhooks: 2,
    niche_rules: false,
  },
  used: { watch: 5, views: 3, notes: 2, rules: 3, webhooks: 1 },
  unread_alerts: 2,
};

const still = { metric: 'library', gain: null, position: null, prev_position: null, events: [] };

function watched(target: number, name: string | null, rest: Partial<WatchItem> = {}): WatchItem {
  const isKnown = name !== null;
  return {
    kind: 'book',
    target,
    added_at: at,
    portal: isKnown ? 'litnet' : null,
    name,
    url: null,
    day: isKnown ? '2026-08-07' : null,
    change: isKnown ? { ...still, metric: 'library' } : null,
    ...rest,
  };
}

export const watchResponse: EndpointResponse<typeof watchList> = {
  count: 6,
  limit: 500,
  items: [
    watched(1, 'Ключ от библиотеки', {
      change: {
        metric: 'library',
        gain: { value: 128, days: 1, reason: null },
        position: 12,
        prev_position: null,
        events: [
          { type: 'list_enter', before: null, after: '12', list: 'global_top' },
          { type: 'price', before: '219', after: '159', list: null },
          { type: 'discount_start', before: '219', after: '159', list: null },
        ],
      },
    }),
    watched(2, longTitle, {
      change: {
        metric: 'library',
        gain: { value: -3, days: 1, reason: null },
        position: 7,
        prev_position: 4,
        events: [{ type: 'chapter', before: '300000', after: '318000', list: null }],
      },
    }),
    watched(3, hostile, { kind: 'author' }),
    watched(4, 'попаданцы', {
      kind: 'tag',
      change: {
        metric: 'library',
        gain: { value: 12_300, days: 1, reason: null },
        position: null,
        prev_position: null,
        events: [],
      },
    }),
    watched(5, 'Бытовое фэнтези', { kind: 'genre' }),
    watched(6, null),
  ],
};

export const importResponse: EndpointResponse<typeof importWatchList> = {
  added: 1,
  already: 1,
  failed: 3,
  lines: [
    {
      line: 1,
      text: 'https://litnet.com/ru/book/klyuch-b1',
      outcome: 'added',
      item: { kind: 'book', target: 1, name: 'Ключ от библиотеки' },
    },
    {
      line: 2,
      text: '/authors/3',
      outcome: 'already',
      item: { kind: 'author', target: 3, name: 'Вера Лугова' },
    },
    { line: 3, text: hostile, outcome: 'unknown_link', item: null },
    { line: 5, text: 'https://author.today/work/999999', outcome: 'not_found', item: null },
    { line: 6, text: 'https://litmarket.ru/books/konec', outcome: 'over_limit', item: null },
  ],
};

function view(id: number, name: string, rest: Partial<SavedView> = {}): SavedView {
  return {
    id,
    name,
    path: '/portals/litnet/books',
    query: 'access=paid&genre=3',
    created_at: at,
    seen_day: '2026-08-05',
    day: '2026-08-07',
    changed: true,
    matches: { count: 214, fresh: 7 },
    ...rest,
  };
}

export const viewsResponse: EndpointResponse<typeof savedViews> = {
  limit: 50,
  items: [
    view(1, 'Новинки бытового фэнтези'),
    view(2, hostile, { path: '/portals/litnet/global-top', query: '', matches: null }),
    view(3, 'Скидки', { changed: false, matches: { count: 3, fresh: 0 } }),
    view(4, 'Пустой портал', { day: null, changed: false, matches: null }),
  ],
};

const note = (id: number, text: string, rest: Partial<Note> = {}): Note => ({
  id,
  book: 1,
  title: 'Ключ от библиотеки',
  day: '2026-08-06',
  text,
  created_at: at,
  updated_at: at,
  ...rest,
});

export const notesResponse: EndpointResponse<typeof myNotes> = {
  count: 3,
  limit: 1_000,
  items: [
    note(1, 'Снизили цену и сменили обложку.\nСмотреть, что будет через неделю.'),
    note(2, hostile, { title: hostile }),
    note(3, 'безпробелов'.repeat(90), { title: null, book: 404 }),
  ],
};

export const inboxResponse: EndpointResponse<typeof alertInbox> = {
  count: 4,
  unread: 2,
  items: [
    alertOf(1, { type: 'entered', before: null, after: 12 }),
    alertOf(2, { type: 'place', before: 14, after: 9 }),
    alertOf(3, { type: 'price', list: null, before: 219, after: 159 }, at),
    alertOf(4, { type: 'growth', list: null, metric: 'library', before: 1_200, after: 1_900 }, at),
  ],
};

function alertOf(id: number, fact: Partial<Alert['fact']>, readAt: string | null = null): Alert {
  return {
    id,
    rule: 1,
    portal: 'litnet',
    day: '2026-08-07',
    at,
    read_at: readAt,
    fact: {
      type: 'entered',
      book: { id, title: id === 2 ? hostile : 'Ключ от библиотеки' },
      list: { kind: 'genre_top', genre: 'Бытовое фэнтези', period: '' },
      metric: null,
      before: null,
      after: null,
      ...fact,
    },
  };
}

const rule = (id: number, part: Pick<AlertRule, 'scope' | 'name' | 'condition'>): AlertRule => ({
  id,
  enabled: id !== 2,
  created_at: at,
  last_at: id === 1 ? at : null,
  ...part,
});

export const rulesResponse: EndpointResponse<typeof alertRules> = {
  limit: 20,
  items: [
    rule(1, {
      scope: { kind: 'watched' },
      name: null,
      condition: { type: 'entered', list: 'global_top', depth: 20 },
    }),
    rule(2, {
      scope: { kind: 'book', target: 2 },
      name: hostile,
      condition: { type: 'price', percent: 10 },
    }),
    rule(3, {
      scope: { kind: 'author', target: 3 },
      name: null,
      condition: { type: 'growth', percent: 50 },
    }),
  ],
};

const url = 'https://hooks.example.org/litometr/a-rather-long-path-of-a-webhook?token=hidden';

export const webhooksResponse: EndpointResponse<typeof webhooks> = {
  limit: 2,
  items: [{ id: 1, url, enabled: true, created_at: at }],
};

export const deliveriesResponse: EndpointResponse<typeof webhookDeliveries> = {
  count: 3,
  items: (['waiting', 'delivered', 'given_up'] as const).map((state, index) => ({
    id: index + 1,
    webhook: 1,
    alert: index === 1 ? null : 7,
    state,
    attempts: index + 1,
    created_at: at,
    next_at: null,
    status: state === 'delivered' ? 204 : state === 'waiting' ? 503 : null,
    error: state === 'delivered' ? null : 'status',
  })),
};

export const sessionsResponse: EndpointResponse<typeof mySessions> = {
  items: ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/151', null].map(
    (agent, index) => ({
      id: `6f1c7a52-92f4-4f3e-8b1e-00000000000${index}`,
      current: index === 0,
      agent,
      started_at: at,
      last_used_at: at,
      expires_at: at,
    }),
  ),
};

export const parsersResponse: EndpointResponse<typeof parsers> = {
  attention: 2,
  last_day: { imports: 6, refused: 1, rows: 120_000, bad_rows: 14 },
  items: portalSlugs.map((portal, index) => ({
    portal,
    state: (['ok', 'partial', 'late', 'failed', 'paused', 'none'] as const)[index] ?? 'ok',
    data_day: portal === 'bookriver' ? null : '2026-08-07',
    age_days: 0,
    coverage: portal === 'bookriver' ? null : 0.98 - index / 10,
    demo: true,
    source: null,
    last_success_at: at,
    last_import: null,
    paused_at: null,
    muted_until: null,
    note: null,
    days: [],
  })),
};

export const slowResponse: EndpointResponse<typeof slowEndpoints> = {
  since: at,
  items: [
    {
      method: 'GET',
      route: '/api/portals/:portal/trends/',
      count: 214,
      failed: 1,
      mean: 0.21,
      p95: 0.84,
      beyond: null,
    },
    {
      method: 'POST',
      route: '/api/staff/imports/',
      count: 3,
      failed: 0,
      mean: 4,
      p95: null,
      beyond: 2.5,
    },
  ],
};
