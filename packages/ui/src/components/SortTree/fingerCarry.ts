import type { SortMove } from './sortNodes.ts';
import { type Aim, touchAim } from './touchAim.ts';

/** Pixels from the window's edges where the page goes on by itself, and how far in a frame. */
const SCROLL_EDGE = 88;
const SCROLL_STEP = 8;

const scrollStep = (y: number): number => {
  if (y < SCROLL_EDGE) return -SCROLL_STEP;
  return y > window.innerHeight - SCROLL_EDGE ? SCROLL_STEP : 0;
};

export interface FingerCarryOptions {
  id: string;
  handle: HTMLElement;
  tree: Element;
  isAllowed: (move: SortMove) => boolean;
  onMove: (move: SortMove) => void;
}

/**
 * Drags one row by touch. Its marks are attributes set by hand: a row that is rendered again under
 * the finger would end its touch.
 */
export function fingerCarry({ id, handle, tree, isAllowed, onMove }: FingerCarryOptions) {
  let aim: Aim | null = null;
  let frame = 0;
  let isHeld = false;
  const take = (next: Aim | null) => {
    aim?.row.removeAttribute('data-aim');
    next?.row.setAttribute('data-aim', next.place);
    aim = next;
  };
  const end = () => {
    cancelAnimationFrame(frame);
    isHeld = false;
    take(null);
    handle.closest('[role="row"]')?.removeAttribute('data-carried');
  };
  return {
    end,
    begin: (event: TouchEvent) => {
      // Neither a scroll nor the platform's long press may begin here.
      event.preventDefault();
      isHeld = true;
      handle.closest('[role="row"]')?.setAttribute('data-carried', '');
    },
    carry: ({ touches: [finger, second] }: TouchEvent) => {
      cancelAnimationFrame(frame);
      if (second !== undefined) end();
      if (finger === undefined || !isHeld) return;
      const { clientX: x, clientY: y } = finger;
      const step = () => {
        take(touchAim({ id, tree, x, y }, isAllowed));
        const by = scrollStep(y);
        if (by === 0) return;
        window.scrollBy({ top: by, behavior: 'instant' });
        frame = requestAnimationFrame(step);
      };
      step();
    },
    drop: () => {
      const found = aim;
      end();
      if (found !== null) onMove({ id, target: found.target, place: found.place });
    },
  };
}
