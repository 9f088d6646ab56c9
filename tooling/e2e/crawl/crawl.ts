import type { Locator, Page } from 'playwright-core';
import { type ControlState, findStateFault, readControlState } from './controlState.ts';
import { type Control, controlsOf, overlay } from './controls.ts';
import { type Effect, effectOf, requestsOf, waitUntilIdle } from './effects.ts';

/** As long as a press may take on a busy machine. */
const PRESS_MS = 15_000;

/** Nothing is on its way any more that the page waits for. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('html[data-hydrated] h1, [role="dialog"] h2') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
  );
}

/**
 * Opens a page, and waits for the overlay that its address opens: it is requested after the first
 * render.
 */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await waitUntilIdle(page);
}

/** How many things are open over the page. */
const layersOf = (page: Page): Promise<number> =>
  page.locator(overlay).filter({ visible: true }).count();

const isOpen = async (page: Page): Promise<boolean> => (await layersOf(page)) > 0;

/** The page as it was before: nothing open over it, and at its address. */
async function restore(page: Page, address: string): Promise<void> {
  const MAX_LAYERS = 3;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (!(await isOpen(page))) break;
    await page.keyboard.press('Escape');
  }
  if ((await isOpen(page)) || page.url() !== address) {
    await arrive(page, address);
  }
}

/** Returns the fault of a control's effect; null where it did something. */
function faultOf(
  { role }: Control,
  before: ControlState | null,
  effect: Effect,
  saved: number | null,
): string | null {
  if (effect.download !== null) return saved === 0 ? 'saved an empty file' : null;
  const { moved, mutations, copied, opensFileDialog } = effect;
  const isQuiet = !moved && mutations === 0 && copied === null && !opensFileDialog;
  // The one that is chosen has nothing to do but stay so, to which its promise holds it.
  const stays = before?.isOneOfSome === true && before.chosen === 'true';
  return isQuiet && !stays ? `did nothing (${role})` : null;
}

async function sizeOf({ download }: Effect): Promise<number | null> {
  if (download === null) return null;
  const stream = await download.createReadStream();
  let size = 0;
  for await (const part of stream) size += (part as Buffer).length;
  return size;
}

export interface Crawl {
  /** Kinds that were pressed already, on this page or on another. */
  known: Set<string>;
  /** Where links lead, each with the page that it was found on. */
  links: Map<string, string>;
  /** A line for each control that does not do what it says. */
  faults: string[];
  pressed: number;
  /** A finger presses instead of the mouse. */
  touch?: boolean;
  /** Names of what would end the visit, or its language. */
  spared: RegExp;
}

/** The first control whose kind is not known yet, over the page or on it; its links are noted. */
async function nextOf(page: Page, crawl: Crawl, isOver: boolean): Promise<Control | undefined> {
  const controls = await controlsOf(page);
  for (const { href } of controls) {
    if (href?.startsWith('/') && !crawl.links.has(href)) crawl.links.set(href, page.url());
  }
  return controls.find(
    (control) =>
      control.href === null &&
      control.isOver === isOver &&
      !crawl.known.has(control.kind) &&
      !crawl.spared.test(control.name),
  );
}

/** Waits until an open overlay is rendered: it exists before it is in its final position. */
async function opened(page: Page): Promise<boolean> {
  const TIMEOUT_MS = 1000;
  const end = Date.now() + TIMEOUT_MS;
  while (await isOpen(page)) {
    if (Date.now() > end || (await controlsOf(page)).some(({ isOver }) => isOver)) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/**
 * Returns the first line of an error, and the element that intercepted the press, which is named
 * further down.
 */
function reasonOf(error: unknown): string {
  const [first = '', ...rest] = String(error).split('\n');
  return [first, rest.find((line) => line.includes('intercepts')) ?? ''].join(' ').trim();
}

const toast = '[role="region"] [role="alertdialog"]';

/** A toast of an earlier press may cover the next control. */
async function dismissToasts(page: Page): Promise<void> {
  const toasts = page.getByRole('region').getByRole('alertdialog');
  for (const toast of await toasts.filter({ visible: true }).all()) {
    await toast.getByRole('button').last().click({ timeout: PRESS_MS });
  }
}

/** Holds a control to what it says of itself, as soon as it says so. */
async function checkControlState(
  role: string,
  at: string,
  before: ControlState & { layers: number },
  target: Locator,
  crawl: Crawl,
): Promise<void> {
  const TIMEOUT_MS = 3000;
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    // An overlay over everything else is a sufficient effect, and its code may still be loading: a
    // star opens the sign-in form for a guest.
    if ((await layersOf(target.page())) > before.layers) return;
    const after = await readControlState(target);
    // Its overlay may replace the control, and be rendered slightly later.
    const opensNothing = before.expanded === 'false' ? 'has gone and opened nothing' : null;
    const broken = after === null ? opensNothing : findStateFault(role, before, after);
    if (broken === null) return;
    if (Date.now() > end) {
      crawl.faults.push(`${at} ${broken}`);
      return;
    }
    await target.page().waitForTimeout(50);
  }
}

/** Presses a control and records its faults. */
async function press(page: Page, found: Control, line: string, crawl: Crawl): Promise<void> {
  crawl.known.add(found.kind);
  crawl.pressed += 1;
  const at = `${line} → ${found.role} «${found.name}»`;
  const target = page.locator(found.selector);
  try {
    // A control in a toast is pressed without dismissing the toast, because it would vanish with
    // it.
    if ((await target.and(page.locator(`${toast} *`)).count()) === 0) await dismissToasts(page);
    // Content that appears on hover must exist before mutations are counted.
    if (crawl.touch !== true) await target.hover({ timeout: PRESS_MS });
    const before = await readControlState(target);
    const layers = await layersOf(page);
    const effect = await effectOf(page, () =>
      crawl.touch === true
        ? target.tap({ timeout: PRESS_MS })
        : target.click({ timeout: PRESS_MS }),
    );
    if (effect.moved) await settled(page);
    const fault = faultOf(found, before, effect, await sizeOf(effect));
    if (fault !== null) crawl.faults.push(`${at} ${fault}`);
    if (before !== null)
      await checkControlState(found.role, at, { ...before, layers }, target, crawl);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) crawl.faults.push(`${at} makes the page ${beyond} px too wide`);
  } catch (error) {
    // Rendered again since it was found, or covered by an overlay that opened late: try once more.
    const isCovered = !found.isOver && (await isOpen(page));
    if (isCovered || (await target.count()) === 0) crawl.known.delete(found.kind);
    else crawl.faults.push(`${at} could not be pressed: ${reasonOf(error)}`);
  }
}

/** Whether a part of the page had the full screen, which it has no more. */
const leftFullScreen = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (document.fullscreenElement === null) return false;
    await document.exitFullscreen();
    return true;
  });

/**
 * Presses each kind of control in the overlay of `opener`, which is opened again before each press.
 */
async function pressInside(page: Page, address: string, opener: Control, crawl: Crawl) {
  const line = `${new URL(address).pathname} → «${opener.name}»`;
  const MAX_KINDS = 40;
  for (let kinds = 0; kinds < MAX_KINDS && (await opened(page)); kinds += 1) {
    const found = await nextOf(page, crawl, true);
    if (found === undefined) return;
    await press(page, found, line, crawl);
    await restore(page, address);
    const again = (await controlsOf(page)).find(({ kind }) => kind === opener.kind);
    if (again === undefined) return;
    await press(page, again, new URL(address).pathname, crawl);
  }
}

/** Presses each kind of control in the overlay that a page opens on arrival: the sign-in form. */
async function pressArrived(page: Page, address: string, crawl: Crawl): Promise<void> {
  const MAX_KINDS = 40;
  for (let kinds = 0; kinds < MAX_KINDS && (await opened(page)); kinds += 1) {
    const found = await nextOf(page, crawl, true);
    if (found === undefined) return;
    await press(page, found, new URL(address).pathname, crawl);
    await arrive(page, address);
  }
}

/**
 * Presses one control of every kind that the page has and `crawl` does not know yet, and of what
 * opens over it.
 */
export async function pressAll(page: Page, address: string, crawl: Crawl): Promise<void> {
  requestsOf(page);
  await arrive(page, address);
  await pressArrived(page, address, crawl);
  const MAX_KINDS = 200;
  for (let kinds = 0; kinds < MAX_KINDS; kinds += 1) {
    const found = await nextOf(page, crawl, false);
    if (found === undefined) {
      if (!(await leftFullScreen(page))) return;
      continue;
    }
    await press(page, found, new URL(address).pathname, crawl);
    await pressInside(page, address, found, crawl);
    await restore(page, address);
  }
}

/** The notice of a page about parameters of its address that it does not understand. */
const wrongAddress = /Параметры? адреса .* с ошибкой/u;

/** Links to alike places: digits differ, and what the address holds of them. */
function placeOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://here');
  const keys = [...new Set(searchParams.keys())].sort();
  return `${pathname.replace(/\d+/gu, '#')}?${keys.join('&')}`;
}

/**
 * Follows one link to each kind of place, as a visitor who comes by it. The page that it leads to
 * must be one, and must understand all of its address.
 */
export async function followLinks(page: Page, origin: string, crawl: Crawl): Promise<void> {
  const places = new Map([...crawl.links].map(([href, from]) => [placeOf(href), { href, from }]));
  for (const { href, from } of places.values()) {
    await page.goto(origin + href);
    await settled(page);
    const line = `${new URL(from).pathname}: the link ${href}`;
    if ((await page.title()).startsWith('404')) crawl.faults.push(`${line} leads to no page`);
    const notice = page.getByText(wrongAddress);
    if ((await notice.count()) > 0) {
      crawl.faults.push(`${line} is not understood: ${(await notice.first().textContent()) ?? ''}`);
    }
  }
}
