import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RunCounts } from '../runs/runCounts.ts';
import { type FakePortal, type Fault, startFakePortal } from '../testing/fakePortal.ts';
import { shelf } from '../testing/shopBook.ts';
import { VirtualClock } from '../testing/virtualClock.ts';
import { PageFailure, RunEnded } from './failures.ts';
import { guardOf, type Origins, placedUrl } from './origins.ts';
import { PoliteClient } from './politeClient.ts';
import { createTransport, defaultBounds } from './transport.ts';

const site = 'https://litmarket.ru';
const page = `${site}/books/kniga-101`;
const other = (n: number) => `${site}/books/kniga-${101 + n}`;
const PACE = 5_000;

let portal: FakePortal;
let clock: VirtualClock;
let counts: RunCounts;
beforeEach(async () => {
  portal = await startFakePortal('litmarket');
  clock = new VirtualClock();
  counts = new RunCounts();
});
afterEach(() => portal.close());

function client({
  inPlace = portal.address,
  stop = new AbortController(),
  timeoutMs = 5_000,
} = {}) {
  const origins: Origins = { own: [site], inPlace: inPlace === '' ? null : inPlace };
  return new PoliteClient({
    origins,
    clock,
    counts,
    paceMs: PACE,
    headers: {},
    random: () => 0,
    userAgent: 'Litometr/1 (+mailto:team@example.org)',
    signal: stop.signal,
    transport: createTransport(guardOf(origins), { ...defaultBounds, timeoutMs }),
  });
}

const failing = (fault: Fault | null) => () => fault;
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const reasonOf = (work: Promise<unknown>) =>
  failure(work).then((error) => {
    if (error === null) return null;
    if (error instanceof PageFailure || error instanceof RunEnded)
      return [error.name, error.reason];
    throw new Error('Neither a page failed nor the run ended.', { cause: error });
  });
const requestedPages = () => portal.requests.filter(({ path }) => path !== '/robots.txt');

it('sends one request at a time, at the pace, with its user agent, and only GET', async () => {
  const politeClient = client();
  for (const n of [0, 1, 2])
    expect(await politeClient.get(other(n), null)).toMatchObject({ kind: 'page' });
  expect(clock.waits).toEqual([PACE, PACE, PACE]);
  expect(portal.requests[0]?.path).toBe('/robots.txt');
  for (const { method, headers } of portal.requests) {
    expect([method, headers['user-agent']]).toEqual([
      'GET',
      'Litometr/1 (+mailto:team@example.org)',
    ]);
    expect(headers['cookie'] ?? headers['authorization']).toBeUndefined();
  }
  expect(counts.http).toEqual([{ status: 200, count: 4 }]);
});

it('sends the validators of the last response, and handles 304', async () => {
  portal.conditional = true;
  const politeClient = client();
  const first = await politeClient.get(page, null);
  if (first.kind !== 'page') throw new Error('The page is there.');
  expect(await politeClient.get(page, first)).toEqual({ kind: 'not_modified' });
  const dated = { etag: null, lastModified: 'Tue, 31 Mar 2026 00:00:00 GMT' };
  await politeClient.get(page, dated);
  expect(requestedPages().at(-1)?.headers['if-modified-since']).toBe(dated.lastModified);
});

describe('robots.txt', () => {
  it('forbids a page, which is not requested; sets a slower pace; an unavailable one forbids all', async () => {
    portal.robots = 'User-agent: Litometr\nDisallow: /books/kniga-101\nCrawl-delay: 9';
    const politeClient = client();
    expect(await reasonOf(politeClient.get(page, null))).toEqual(['PageFailure', 'robots']);
    expect(requestedPages()).toEqual([]);
    await politeClient.get(other(1), null);
    await politeClient.get(other(2), null);
    expect(clock.waits).toEqual([PACE, 9_000]);
  });

  it.each([
    [{ status: 404 }, 'page'],
    [{ status: 500 }, 'robots'],
    [{ status: 302, headers: { location: 'https://example.org/' } }, 'robots'],
    [{ body: 'half', cutAt: 2 }, 'robots'],
  ])('with response %j leads to %s', async (robots, what) => {
    portal.robots = robots;
    const got = client().get(page, null);
    if (what === 'page') expect(await got).toMatchObject({ kind: 'page' });
    else expect(await reasonOf(got)).toEqual(['PageFailure', 'robots']);
  });
});

describe('a portal that', () => {
  it('sends Retry-After is requested then, and at a slower pace from there on', async () => {
    portal.fault = (_, nth) =>
      nth === 1 ? { status: 429, headers: { 'retry-after': '120' } } : null;
    const politeClient = client();
    expect(await politeClient.get(page, null)).toMatchObject({ kind: 'page' });
    expect(clock.waits).toEqual([PACE, 120_000]);
    portal.fault = failing(null);
    await politeClient.get(other(1), null);
    expect(clock.waits.at(-1)).toBe(PACE * 2);
    expect(counts.retries).toBe(1);
  });

  it('sends a Retry-After of an hour is not requested for that hour', async () => {
    portal.fault = failing({ status: 503, headers: { 'retry-after': '3600' } });
    const error = await failure(client().get(page, null));
    expect(error).toMatchObject({ name: 'RunEnded', until: clock.now() + 3_600_000 });
    expect(requestedPages()).toHaveLength(1);
  });

  it('has faults is requested four times for a page, with growing waits', async () => {
    portal.fault = failing({ status: 500 });
    expect(await reasonOf(client().get(page, null))).toEqual(['PageFailure', 'unreachable']);
    // The pace applies between the waits of retries as well.
    expect(clock.waits).toEqual([PACE, 2_000, 3_000, 4_000, 1_000, 8_000]);
    expect(requestedPages()).toHaveLength(4);
  });

  it.each([200, 403, 503])(
    'asks for a person with %i is left alone at once, for a day',
    async (status) => {
      portal.fault = failing({ status, body: '<html><div id="cf-chl-widget"></div></html>' });
      const error = await failure(client().get(page, null));
      expect(error).toMatchObject({ reason: 'captcha', until: clock.now() + 24 * 3_600_000 });
      expect(requestedPages()).toHaveLength(1);
    },
  );

  it('redirects elsewhere is not followed; to a page of its own it is', async () => {
    const to = (location: string) => ({ status: 302, headers: { location } });
    for (const away of [
      'https://example.org/x',
      'http://169.254.169.254/',
      '//evil.example/',
      'http://u:p@litmarket.ru/',
    ]) {
      portal.fault = failing(to(away));
      expect(await reasonOf(client().get(page, null)), away).toEqual(['PageFailure', 'redirect']);
    }
    portal.fault = (path) => (path.endsWith('101') ? to('/books/kniga-102') : null);
    expect(await client().get(page, null)).toMatchObject({ kind: 'page' });
    portal.fault = failing(to('/books/kniga-101'));
    expect(await reasonOf(client().get(page, null))).toEqual(['PageFailure', 'redirect']);
  });

  it('sends half a page, drips or decompresses to gigabytes is aborted', async () => {
    for (const fault of [
      { body: 'x'.repeat(1_000), cutAt: 500 },
      { drips: true },
      { bomb: true },
    ]) {
      portal.fault = failing(fault);
      const error = await failure(client({ timeoutMs: 150 }).get(page, null));
      expect(error).toMatchObject({ name: 'PageFailure', reason: 'unreachable', status: null });
    }
  }, 20_000);

  it('has lost a page says so', async () => {
    expect(await client().get(`${site}/books/kniga-999`, null)).toEqual({ kind: 'gone' });
    portal.fault = failing({ status: 418 });
    expect(await reasonOf(client().get(page, null))).toEqual(['PageFailure', 'shape']);
  });
});

describe('the circuit breaker', () => {
  const dead =
    (...ids: number[]) =>
    (path: string) =>
      ids.some((n) => path.endsWith(`kniga-${101 + n}`)) ? { status: 500 } : null;
  const outcomes = async (politeClient: PoliteClient, pages: readonly string[]) => {
    const results = [];
    for (const url of pages) results.push(await reasonOf(politeClient.get(url, null)));
    return results;
  };

  it('counts pages, not tries: two dead neighbours end no run', async () => {
    portal.fault = dead(1, 2);
    const politeClient = client();
    const dying = ['PageFailure', 'unreachable'];
    expect(await outcomes(politeClient, [page, other(1), other(2)])).toEqual([null, dying, dying]);
    expect(await politeClient.get(other(3), null)).toMatchObject({ kind: 'page' });
    expect(counts.retries).toBe(6);
  });

  it('probes the last good page after six dead ones, and continues where it exists', async () => {
    portal.fault = dead(1, 2, 3, 4, 5, 6);
    portal.books = shelf(9);
    const politeClient = client();
    const pages = [page, ...[1, 2, 3, 4, 5, 6].map(other)];
    expect((await outcomes(politeClient, pages)).slice(1)).toEqual(
      Array.from({ length: 6 }, () => ['PageFailure', 'unreachable']),
    );
    expect(requestedPages().at(-1)?.path).toBe('/books/kniga-101');
    expect(requestedPages().filter(({ path }) => path === '/books/kniga-101')).toHaveLength(2);
    expect(await politeClient.get(other(7), null)).toMatchObject({ kind: 'page' });
  });

  it('does not count one page twice', async () => {
    portal.fault = dead(1);
    const politeClient = client();
    const pages = [page, ...Array.from({ length: 8 }, () => other(1))];
    const results = await outcomes(politeClient, pages);
    expect(results.slice(1).every((error) => error?.[0] === 'PageFailure')).toBe(true);
    expect(requestedPages().filter(({ path }) => path === '/books/kniga-101')).toHaveLength(1);
  });

  it('ends the run where the good page fails too, after one request for it', async () => {
    const politeClient = client();
    await politeClient.get(page, null);
    portal.fault = failing({ status: 503 });
    const results = await outcomes(politeClient, [1, 2, 3, 4, 5, 6].map(other));
    expect(results.slice(0, 5)).toEqual(
      Array.from({ length: 5 }, () => ['PageFailure', 'unreachable']),
    );
    expect(results[5]).toEqual(['RunEnded', 'unreachable']);
    expect(requestedPages()).toHaveLength(1 + 6 * 4 + 1);
    expect(requestedPages().at(-1)?.path).toBe('/books/kniga-101');
  });

  it('probes the home page of a portal that gave no page yet', async () => {
    portal.fault = failing({ status: 403, body: 'нельзя' });
    const politeClient = client();
    const results = await outcomes(politeClient, [0, 1, 2, 3, 4, 5].map(other));
    expect(results.map((error) => error?.[0])).toEqual([
      ...Array.from({ length: 5 }, () => 'PageFailure'),
      'RunEnded',
    ]);
    // A refusal is no fault that passes: each page is requested once.
    expect(requestedPages().map(({ path }) => path)).toEqual([
      ...[101, 102, 103, 104, 105, 106].map((id) => `/books/kniga-${id}`),
      '/',
    ]);
  });

  it('ends the run where robots.txt forbids the probe, without a request for it', async () => {
    portal.robots = 'User-agent: *\nDisallow: /$';
    portal.fault = failing({ status: 403 });
    const results = await outcomes(client(), [0, 1, 2, 3, 4, 5].map(other));
    expect(results.at(-1)).toEqual(['RunEnded', 'blocked']);
    expect(requestedPages()).toHaveLength(6);
  });

  it.each([
    ['asks for a person', { body: '<div id="cf-chl-widget"></div>' }, 'captcha', 24],
    [
      'asks for a long wait',
      { status: 429, headers: { 'retry-after': '7200' } },
      'rate_limited',
      2,
    ],
  ])('leaves a portal alone whose probe %s', async (_, fault, reason, hours) => {
    portal.fault = (path) => (path === '/' ? fault : { status: 403 });
    const politeClient = client();
    await outcomes(politeClient, [0, 1, 2, 3, 4].map(other));
    const error = await failure(politeClient.get(other(5), null));
    expect(error).toMatchObject({ reason, until: clock.now() + hours * 3_600_000 });
  });

  it('applies the Retry-After of a refused page to the next one', async () => {
    portal.fault = (path) =>
      path.endsWith('101') ? { status: 403, headers: { 'retry-after': '60' } } : null;
    const politeClient = client();
    expect(await reasonOf(politeClient.get(page, null))).toEqual(['PageFailure', 'blocked']);
    await politeClient.get(other(1), null);
    expect(clock.waits).toEqual([PACE, 60_000]);
  });
});

it('reads what a page is in, whatever its header says', async () => {
  const text = 'Книга';
  const windows1251 = Buffer.from([0xca, 0xed, 0xe8, 0xe3, 0xe0]);
  const got = async (body: Buffer | string, type: string) => {
    portal.fault = failing({ body, headers: { 'content-type': type } });
    return client().get(page, null);
  };
  expect(await got(text, 'text/html; charset=windows-1251')).toMatchObject({ text });
  expect(await got(windows1251, 'text/html; charset=windows-1251')).toMatchObject({ text });
  const meta = Buffer.concat([Buffer.from('<meta charset="windows-1251">'), windows1251]);
  expect(await got(meta, 'text/html')).toMatchObject({
    text: expect.stringContaining(text) as string,
  });
  expect(await reasonOf(got(windows1251, 'text/html; charset=utf-8'))).toEqual([
    'PageFailure',
    'encoding',
  ]);
  expect(await reasonOf(got(windows1251, 'text/html; charset=x-none'))).toEqual([
    'PageFailure',
    'encoding',
  ]);
});

it('accepts a page although a form on it has a captcha', async () => {
  portal.fault = failing({ body: '<form class="g-recaptcha"></form>' });
  expect(await client().get(page, null)).toMatchObject({ kind: 'page' });
});

it('stops in the middle of a wait', async () => {
  const stop = new AbortController();
  const politeClient = client({ stop });
  await politeClient.get(page, null);
  stop.abort(new Error('stopped by staff'));
  await expect(politeClient.get(other(1), null)).rejects.toThrow('stopped by staff');
});

describe('outside tests', () => {
  it('only the portal’s own hosts are requested, by https, at public addresses', async () => {
    const own: Origins = { own: [site], inPlace: null };
    for (const url of [
      `${site}:444/`,
      'http://litmarket.ru/',
      'https://litmarket.ru.example.org/',
      'https://u@litmarket.ru/',
    ]) {
      expect(placedUrl(own, new URL(url)), url).toBeNull();
    }
    const guard = guardOf(own);
    expect([guard.protocols, guard.isAllowed('127.0.0.1'), guard.isAllowed('10.0.0.1')]).toEqual([
      ['https:'],
      false,
      false,
    ]);
    const loopback = createTransport(guard)(
      new URL(portal.address),
      {},
      new AbortController().signal,
    );
    await expect(loopback).rejects.toThrow(/https/);
    expect(await reasonOf(client({ inPlace: '' }).get('https://example.org/', null))).toEqual([
      'PageFailure',
      'redirect',
    ]);
    expect(portal.requests).toEqual([]);
  });
});
