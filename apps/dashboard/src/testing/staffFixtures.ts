import type {
  AuditRecord,
  backgroundFailures,
  Collector,
  CollectorRun,
  EndpointResponse,
  ImportDetail,
  ParserRun,
  ParserStatus,
  parserDetail,
  parsers,
  QualityDay,
  renamePreview,
  renames,
  StaffUser,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { days } from './blockFixtures.ts';

/** Invented responses of staff endpoints for stories and tests, typed by the contract. */

const AT = '2026-08-07T20:30:00.000Z';
export const NOW = Date.parse(AT);

const qualityDays = (): QualityDay[] =>
  days(90).map((day, index) => ({
    day,
    mark: index === 60 || index === 61 ? 'missing' : index % 17 === 5 ? 'partial' : 'ok',
    coverage: index === 60 || index === 61 ? null : index % 17 === 5 ? 0.62 : 0.99,
    marked: index === 73,
    note: index === 73 ? 'обход прерван на середине' : null,
  }));

const importEntry = (id: number, status: ImportDetail['status'] = 'published') => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  status,
  portal: 'litnet' as const,
  source: 'Снимок от 7 августа',
  started_at: AT,
  ended_at: '2026-08-07T20:31:12.000Z',
  rows: 208_590,
  bad_rows: status === 'refused' ? 3 : 0,
  progress: null,
});

const states: readonly ParserStatus['state'][] = [
  'ok',
  'partial',
  'late',
  'failed',
  'paused',
  'none',
];

function statusOf(at: number, more: Partial<ParserStatus> = {}): ParserStatus {
  const state = states[at] ?? 'ok';
  const isEmpty = state === 'none';
  return {
    portal: portalSlugs[at] ?? 'litnet',
    state,
    data_day: isEmpty ? null : '2026-08-06',
    age_days: isEmpty ? null : 1,
    coverage: isEmpty ? null : 0.984,
    demo: at === 1,
    source: isEmpty ? null : 'Снимок',
    last_success_at: isEmpty ? null : AT,
    last_import: isEmpty ? null : importEntry(1),
    paused_at: state === 'paused' ? AT : null,
    muted_until: state === 'late' ? '2026-08-08T20:30:00.000Z' : null,
    note:
      state === 'failed'
        ? 'Пишут, что меняют вёрстку: <b>проверить</b> селекторы \u202e завтра 🙂'
        : null,
    days: isEmpty ? [] : qualityDays(),
    ...more,
  };
}

export const parsersResponse = (calm = false): EndpointResponse<typeof parsers> => ({
  attention: calm ? 0 : 2,
  last_day: { imports: 7, refused: 1, rows: 1_042_279, bad_rows: 3 },
  items: portalSlugs.map((_, at) => statusOf(at, calm ? { state: 'ok', paused_at: null } : {})),
});

const run = (id: number, more: Partial<ParserRun> = {}): ParserRun => ({
  ...importEntry(id),
  seconds: 72,
  seconds_median: 65,
  rows_median: 201_000,
  deviates: false,
  ...more,
});

export const detailResponse = (): EndpointResponse<typeof parserDetail> => ({
  runs: [
    run(4, { ...importEntry(4, 'refused'), rows: 12 }),
    run(3, { rows: 80_000, deviates: true, seconds: 244 }),
    run(2),
    run(1, { seconds_median: null, rows_median: null }),
  ],
  coverage: {
    days: days(14),
    fields: ['views', 'likes', 'library', 'chars', 'price_rub'].map((field, row) => ({
      field,
      shares: days(14).map((_, at) => (row === 1 && at > 9 ? 0.04 : at === 5 ? null : 0.97)),
    })),
  },
  breaches: [
    {
      kind: 'views_fell',
      day: '2026-08-06',
      count: 12,
      sample: { book: 7, label: 'Смотритель северного маяка', before: 5_004, after: 4_980 },
    },
    {
      kind: 'short_list',
      day: '2026-08-05',
      count: 1,
      sample: { book: null, label: 'genre_top · Фэнтези', before: 100, after: 61 },
    },
  ],
  errors: [
    {
      file: 'metrics.csv',
      column: 'views',
      reason: 'must be a whole number',
      count: 40,
      last_at: AT,
      import: importEntry(4).id,
      line: 2,
      value: '12,5',
    },
  ],
});

export const reportResponse = (status: ImportDetail['status']): ImportDetail => ({
  ...importEntry(1, status),
  can_rerun: true,
  faults:
    status === 'refused'
      ? [
          {
            file: 'metrics.csv',
            line: 2,
            column: 'day',
            value: '2026-13-01',
            reason: 'must be a calendar day such as 2026-08-07',
          },
          {
            file: 'books.csv',
            line: 12,
            column: 'title',
            value: '<script>\u202e',
            reason: 'must not have control characters',
          },
          { file: 'ranks.csv', line: null, column: null, value: null, reason: 'unknown column x' },
        ]
      : [],
});

const user = (id: number, more: Partial<StaffUser> = {}): StaffUser => ({
  id,
  username: `reader${id}`,
  role: 'user',
  demo: false,
  created_at: AT,
  disabled_at: null,
  last_seen_at: AT,
  sessions: 2,
  ...more,
});

export const usersResponse = () => ({
  count: 4,
  items: [
    user(1, { username: 'admin', role: 'admin' }),
    user(2, { username: 'Ольга-Александровна-Константинопольская', role: 'moderator', demo: true }),
    user(3, { username: 'کاربر۳', role: 'vip', last_seen_at: null, sessions: 0 }),
    user(4, { disabled_at: AT, role: 'emperor' }),
  ],
});

const record = (id: number, more: Partial<AuditRecord>): AuditRecord => ({
  id,
  at: AT,
  event: 'authn_login_success',
  user: { id: 4, username: 'reader4' },
  actor: null,
  subject: null,
  address: 'e36e8145aaaaaaaaaaaaaaaa',
  session: null,
  details: {},
  ...more,
});

export const auditResponse = () => {
  const actor = { id: 1, username: 'admin' };
  const items = [
    record(5, { event: 'user_updated', actor, details: { role: 'vip', before: 'user' } }),
    record(4, {
      event: 'parser_changed',
      details: { portal: 'litnet', paused: true, before: false },
    }),
    record(3, {
      event: 'authz_fail',
      user: null,
      details: { path: '/api/staff/imports/', needs: 'moderator' },
    }),
    record(2, { event: 'of_another_version', address: null, details: { strange: '<b>' } }),
    record(1, {}),
  ];
  return { count: 60, items };
};

export const collectorRun = (more: Partial<CollectorRun> = {}): CollectorRun => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  portal: 'litnet',
  trigger: 'schedule',
  state: 'published',
  reason: null,
  detail: null,
  started_at: AT,
  ended_at: AT,
  seconds: 940,
  day: '2026-08-07',
  pages: 2_140,
  not_modified: 310,
  resumed: 0,
  retries: 14,
  errors: 3,
  items: { new: 31, updated: 1_802, unchanged: 290, removed: 2 },
  http: [
    { status: 200, count: 2_140 },
    { status: 304, count: 310 },
    { status: 429, count: 9 },
  ],
  p95_ms: 840,
  coverage: [
    { field: 'views', share: 0.99 },
    { field: 'price_rub', share: 0.71 },
  ],
  median: { items: 2_100, pages: 2_100, seconds: 900 },
  deviates: false,
  import: null,
  ...more,
});

export const collector = (more: Partial<Collector> = {}): Collector => ({
  portal: 'litnet',
  state: 'idle',
  way: 'json',
  base_url: 'https://litnet.example',
  rules: [
    { code: 'robots', text: 'Соблюдает robots.txt портала.' },
    { code: 'pace', text: 'Не чаще одного запроса в две секунды.' },
  ],
  rules_key: 'r1',
  links: ['https://litnet.example/rules'],
  pace_ms: 2_000,
  every_hours: 24,
  enabled: true,
  agreed: { at: AT, by: 'admin' },
  next_run_at: '2026-08-08T03:00:00.000Z',
  resting_until: null,
  last_good_at: AT,
  last_run: collectorRun(),
  ...more,
});

export const failuresResponse: EndpointResponse<typeof backgroundFailures> = {
  items: [
    {
      id: 2,
      loop: 'alerts',
      subject: 'litnet, rule 7',
      count: 3,
      message: 'PostgreSQL 22P05: unsupported Unicode escape sequence',
      first_at: '2026-08-07T18:00:00.000Z',
      last_at: AT,
    },
    {
      id: 1,
      loop: 'webhooks',
      subject: 'webhook 12',
      count: 1,
      message: 'TypeError: The message cannot be signed.',
      first_at: AT,
      last_at: AT,
    },
  ],
};

export const renamesResponse: EndpointResponse<typeof renames> = {
  items: [
    {
      id: 3,
      portal: 'litnet',
      kind: 'genre',
      state: 'pending',
      at: AT,
      by: 'moderator',
      former: { id: 11, name: 'Бытовое фэнтези' },
      present: { id: 12, name: 'Уютное фэнтези' },
      counts_as: 'Уютное фэнтези',
      note: 'Портал сменил рубрикатор 3 августа',
    },
    {
      id: 2,
      portal: 'litres',
      kind: 'author',
      state: 'applied',
      at: AT,
      by: null,
      former: { id: 71, name: 'Анна \u202eБелая' },
      present: { id: 72, name: 'Анна Ветрова' },
      counts_as: 'Анна Ветрова-Белая',
      note: null,
    },
    {
      id: 1,
      portal: 'litnet',
      kind: 'genre',
      state: 'failed',
      at: AT,
      by: 'admin',
      former: { id: null, name: 'ЛитРПГ' },
      present: { id: 14, name: 'РеалРПГ' },
      counts_as: 'РеалРПГ',
      note: null,
    },
  ],
  pending: ['litnet'],
};

export const renamePreviewResponse = (
  more: Partial<EndpointResponse<typeof renamePreview>> = {},
): EndpointResponse<typeof renamePreview> => ({
  problem: null,
  former: {
    id: 11,
    name: 'Бытовое фэнтези',
    external_id: null,
    books: 214,
    days: 61,
    first_day: '2026-06-01',
    last_day: '2026-08-02',
    renamed: false,
  },
  present: {
    id: 12,
    name: 'Уютное фэнтези',
    external_id: null,
    books: 198,
    days: 5,
    first_day: '2026-08-03',
    last_day: '2026-08-07',
    renamed: false,
  },
  counts_as: 'Уютное фэнтези',
  books_with_both: 2,
  days_with_both: 1,
  figures: 12_403,
  ...more,
});
