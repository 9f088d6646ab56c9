import { afterEach, expect, it, vi } from 'vitest';
import { loadPart } from './loadPart.ts';

afterEach(() => document.head.replaceChildren());

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const names = (rel: string) => links(rel).map((link) => link.getAttribute('href'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Answers for the network, which jsdom does not ask. */
async function arrive(rel: 'preload' | 'stylesheet', href: string, event = 'load'): Promise<void> {
  const link = links(rel).find((each) => each.getAttribute('href') === href);
  if (link === undefined) throw new Error(`${href} is not asked for as ${rel}.`);
  link.dispatchEvent(new Event(event));
  await settle();
}

async function arriveWhole(href: string): Promise<void> {
  await arrive('preload', href);
  await arrive('stylesheet', href);
}

it('puts a sheet that came later behind one that came sooner', async () => {
  const load = vi.fn(() => Promise.resolve());
  void loadPart(load, ['late.css']);
  void loadPart(load, ['soon.css']);
  expect(names('preload')).toEqual(['/late.css', '/soon.css']);
  expect(names('stylesheet')).toEqual([]);
  await arriveWhole('/soon.css');
  expect(load).toHaveBeenCalledTimes(1);
  await arriveWhole('/late.css');
  expect(load).toHaveBeenCalledTimes(2);
  expect(names('stylesheet')).toEqual(['/soon.css', '/late.css']);
  expect(names('preload')).toEqual([]);
});

it('keeps the order of the sheets of one part, however they come', async () => {
  const part = loadPart(() => Promise.resolve('part'), ['own.js', 'ground.css', 'own.css']);
  expect(names('modulepreload')).toEqual(['/own.js']);
  await arrive('preload', '/own.css');
  expect(names('stylesheet')).toEqual([]);
  await arrive('preload', '/ground.css');
  expect(names('stylesheet')).toEqual(['/ground.css']);
  await arrive('stylesheet', '/ground.css');
  expect(names('stylesheet')).toEqual(['/ground.css', '/own.css']);
  await arrive('stylesheet', '/own.css');
  expect(await part).toBe('part');
});

it('asks once for what two parts share, and not for what the page has', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" disabled href="/page.css"><link rel="modulepreload" href="/page.js">';
  const load = vi.fn(() => Promise.resolve());
  void loadPart(load, ['page.js', 'page.css', 'shared.css']);
  void loadPart(load, ['page.js', 'shared.css']);
  expect(names('preload')).toEqual(['/shared.css']);
  expect(names('modulepreload')).toEqual(['/page.js']);
  await settle();
  expect(load).not.toHaveBeenCalled();
  await arriveWhole('/shared.css');
  expect(load).toHaveBeenCalledTimes(2);
  await loadPart(load, ['shared.css']);
  expect(names('stylesheet')).toEqual(['/page.css', '/shared.css']);
});

it.each(['preload', 'stylesheet'] as const)(
  'tells of a sheet that did not come as %s, loads nothing without it, and asks again',
  async (rel) => {
    const load = vi.fn(() => Promise.resolve());
    const first = loadPart(load, ['lost.css']);
    if (rel === 'stylesheet') await arrive('preload', '/lost.css');
    const told = expect(first).rejects.toThrow(/lost\.css did not come/);
    await arrive(rel, '/lost.css', 'error');
    await told;
    expect(load).not.toHaveBeenCalled();
    expect([...names('preload'), ...names('stylesheet')]).toEqual([]);

    const second = loadPart(load, ['lost.css']);
    await arriveWhole('/lost.css');
    await second;
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it('a sheet that does not come in keeps no other from it', async () => {
  const lost = loadPart(() => Promise.resolve(), ['a.css']);
  const next = loadPart(() => Promise.resolve('next'), ['b.css']);
  await arrive('preload', '/a.css');
  await arrive('preload', '/b.css');
  const told = expect(lost).rejects.toThrow('a.css');
  await arrive('stylesheet', '/a.css', 'error');
  await told;
  await arrive('stylesheet', '/b.css');
  expect(await next).toBe('next');
});
