import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callUp, join, leave, type Waiter } from './turns.ts';

let idle: (() => void)[] = [];
const drawn: string[] = [];
const line: Waiter[] = [];

function waiter(name: string, load: () => Promise<unknown> = () => Promise.resolve()): Waiter {
  const one: Waiter = { load, draw: () => drawn.push(name) };
  line.push(one);
  return one;
}

/** The browser has nothing to do, once. */
async function rest(): Promise<void> {
  const runs = idle;
  idle = [];
  for (const run of runs) run();
  await Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterEach(async () => {
  for (const one of line.splice(0)) leave(one);
  // What was asked for is answered, so that the next test can ask.
  await rest();
  drawn.length = 0;
  vi.unstubAllGlobals();
});

it('draws when the browser is idle, in the order of the page, one after the other', async () => {
  const [first, second] = [waiter('first'), waiter('second')];
  join(first);
  join(second);
  await rest();
  expect(drawn).toEqual(['first']);
  await rest();
  expect(drawn).toEqual(['first']);
  leave(first);
  await rest();
  expect(drawn).toEqual(['first', 'second']);
});

it('draws what comes near without waiting for an idle browser, but in a frame of its own', async () => {
  const [first, near, other] = [waiter('first'), waiter('near'), waiter('other')];
  join(first);
  join(near);
  join(other);
  callUp(near);
  callUp(other);
  await Promise.resolve();
  expect(drawn).toEqual(['near']);
  leave(near);
  expect(drawn).toEqual(['near', 'other']);
});

it('draws only with its code, and where that does not come, so that this is told', async () => {
  let arrive = (): void => undefined;
  const slow = waiter('slow', () => new Promise<void>((resolve) => (arrive = resolve)));
  const broken = waiter('broken', () => Promise.reject(new Error('The file is gone.')));
  join(slow);
  join(broken);
  callUp(slow);
  callUp(broken);
  await vi.waitFor(() => expect(drawn).toEqual(['broken']));
  arrive();
  await Promise.resolve();
  expect(drawn).toEqual(['broken']);
  leave(broken);
  await vi.waitFor(() => expect(drawn).toEqual(['broken', 'slow']));
});

it('does not draw what is gone before its code came', async () => {
  const [left, next] = [waiter('left'), waiter('next')];
  join(left);
  join(next);
  callUp(left);
  leave(left);
  await rest();
  expect(drawn).toEqual(['next']);
});

it('draws all at once for paper', () => {
  join(waiter('first'));
  join(waiter('second'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn).toEqual(['first', 'second']);
});
