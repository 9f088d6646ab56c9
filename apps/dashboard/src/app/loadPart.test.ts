import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart } from './loadPart.ts';

/** What is being fetched, by what answers it. */
const asked = new Map<string, (answer: Response | Error) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (href: string) =>
      new Promise<Response>((resolve, reject) => {
        asked.set(href, (answer) => {
          asked.delete(href);
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.clear();
  document.head.replaceChildren();
});

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const names = (rel: string) => links(rel).map((link) => link.getAttribute('href'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function arrive(href: string, answer: Response | Error = new Response('')): Promise<void> {
  const take = asked.get(href);
  if (take === undefined) throw new Error(`${href} is not being fetched.`);
  take(answer);
  await settle();
}

/** What a browser tells of the link of a sheet; jsdom loads none. */
async function tell(href: string, event: 'load' | 'error'): Promise<void> {
  const link = links('stylesheet').find((each) => each.getAttribute('href') === href);
  if (link === undefined) throw new Error(`${href} is not put in.`);
  link.dispatchEvent(new Event(event));
  await settle();
}

async function arriveWhole(href: string): Promise<void> {
  await arrive(href);
  await tell(href, 'load');
}

it('puts a sheet that came later behind one that came sooner', async () => {
  const load = vi.fn(() => Promise.resolve());
  void loadPart(load, ['late.css']);
  void loadPart(load, ['soon.css']);
  expect([...asked.keys()]).toEqual(['/late.css', '/soon.css']);
  expect(names('stylesheet')).toEqual([]);
  await arriveWhole('/soon.css');
  expect(load).toHaveBeenCalledTimes(1);
  await arriveWhole('/late.css');
  expect(load).toHaveBeenCalledTimes(2);
  expect(names('stylesheet')).toEqual(['/soon.css', '/late.css']);
});

it('keeps the order of the sheets of one part, however they come', async () => {
  const part = loadPart(() => Promise.resolve('part'), ['own.js', 'ground.css', 'own.css']);
  expect(names('modulepreload')).toEqual(['/own.js']);
  await arrive('/own.css');
  expect(names('stylesheet')).toEqual([]);
  await arrive('/ground.css');
  expect(names('stylesheet')).toEqual(['/ground.css']);
  await tell('/ground.css', 'load');
  expect(names('stylesheet')).toEqual(['/ground.css', '/own.css']);
  await tell('/own.css', 'load');
  expect(await part).toBe('part');
});

it('asks once for what two parts share, and not for what the page has', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" disabled href="/page.css"><link rel="modulepreload" href="/page.js">';
  const load = vi.fn(() => Promise.resolve());
  void loadPart(load, ['page.js', 'page.css', 'shared.css']);
  void loadPart(load, ['page.js', 'shared.css']);
  expect([...asked.keys()]).toEqual(['/shared.css']);
  expect(names('modulepreload')).toEqual(['/page.js']);
  await settle();
  expect(load).not.toHaveBeenCalled();
  await arriveWhole('/shared.css');
  expect(load).toHaveBeenCalledTimes(2);
  await loadPart(load, ['shared.css']);
  expect(names('stylesheet')).toEqual(['/page.css', '/shared.css']);
});

it.each<[string, () => Promise<void>]>([
  ['no network', () => arrive('/lost.css', new TypeError('Failed to fetch'))],
  ['no such file', () => arrive('/lost.css', new Response('', { status: 404 }))],
  [
    'nothing in the cache',
    async () => {
      await arrive('/lost.css');
      await tell('/lost.css', 'error');
    },
  ],
])('loads nothing without its styles, says so, and asks again: %s', async (_, lose) => {
  const load = vi.fn(() => Promise.resolve());
  const told = expect(loadPart(load, ['lost.css'])).rejects.toThrow(/fetch|lost\.css/);
  await lose();
  await told;
  expect(load).not.toHaveBeenCalled();
  expect(names('stylesheet')).toEqual([]);

  const second = loadPart(load, ['lost.css']);
  await arriveWhole('/lost.css');
  await second;
  expect(load).toHaveBeenCalledTimes(1);
});

it('a sheet that does not come in keeps no other from it', async () => {
  const lost = loadPart(() => Promise.resolve(), ['a.css']);
  const next = loadPart(() => Promise.resolve('next'), ['b.css']);
  await arrive('/a.css');
  await arrive('/b.css');
  const told = expect(lost).rejects.toThrow('a.css');
  await tell('/a.css', 'error');
  await told;
  await tell('/b.css', 'load');
  expect(await next).toBe('next');
});
