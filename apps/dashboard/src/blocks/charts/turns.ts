import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../page/whenIdle.ts';

/** Something costly that is to be drawn on a page. */
export interface Waiter {
  /** Its code, which the drawing would wait for; that it did not come is the drawing's to tell. */
  load: () => Promise<unknown>;
  draw: () => void;
}

type Stage = 'waiting' | 'coming' | 'ready' | 'drawing';

/** In the order of the page. */
const line = new Map<Waiter, Stage>();
let isAsked = false;

function firstAt(stage: Stage): Waiter | undefined {
  for (const [waiter, at] of line) if (at === stage) return waiter;
  return undefined;
}

/** One after the other: two in one frame hold the browser twice as long. */
function advance(): void {
  if (firstAt('drawing') !== undefined) return;
  const next = firstAt('ready');
  if (next !== undefined) {
    line.set(next, 'drawing');
    startTransition(next.draw);
  } else if (!isAsked && firstAt('waiting') !== undefined) {
    isAsked = true;
    whenIdle(() => {
      isAsked = false;
      const idle = firstAt('waiting');
      if (idle !== undefined) callUp(idle);
      advance();
    });
  }
}

/** What joins waits until the browser has nothing else to do. */
export function join(waiter: Waiter): void {
  line.set(waiter, 'waiting');
  advance();
}

/** Its place has come near: it is drawn as soon as its code is there. */
export function callUp(waiter: Waiter): void {
  if (line.get(waiter) !== 'waiting') return;
  line.set(waiter, 'coming');
  const enter = () => {
    if (line.get(waiter) !== 'coming') return;
    line.set(waiter, 'ready');
    advance();
  };
  waiter.load().then(enter, enter);
}

/** It is drawn, or its page is left. */
export function leave(waiter: Waiter): void {
  if (line.delete(waiter)) advance();
}

/** Paper has no second chance. */
function drawAll(): void {
  const all = [...line].filter(([, stage]) => stage !== 'drawing');
  flushSync(() => {
    for (const [{ draw }] of all) draw();
  });
}
if (typeof window !== 'undefined') window.addEventListener('beforeprint', drawAll);
