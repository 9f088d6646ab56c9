import type { TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';

/** Warning that the test-runner itself causes in Storybook; not an error of the story. */
const ofTheRunner = 'Accessing the Story Store is deprecated';

/** Settings of this run from a story's parameters. */
interface StorySettings {
  /** A story may state `phone: true` or its `width`. */
  phone: boolean;
  width: number | null;
  /** Rules of axe that the story turns off, with its reason beside it; null turns off the search. */
  rulesOff: string[] | null;
}

/** State of a page, created with its first story. */
interface Known {
  complaints: string[];
  settings: StorySettings;
}

const known = new WeakMap<Page, Known>();

function knownOf(page: Page): Known {
  const found = known.get(page);
  if (found) return found;
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !text.startsWith(ofTheRunner)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const fresh: Known = { complaints, settings: { phone: false, width: null, rulesOff: [] } };
  known.set(page, fresh);
  return fresh;
}

/** Globals of the runner and Storybook on the window, as far as they are used here. */
interface Stage {
  __getContext: (id: string) => Promise<{ parameters: Record<string, unknown> }>;
  __STORYBOOK_PREVIEW__: { ready: () => Promise<unknown> };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
}

interface A11yParameters {
  test?: 'off' | 'todo' | 'error';
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/**
 * Reads only these from the page: the whole context of a story is slower to transfer than to
 * render.
 */
async function readSettings(page: Page, id: string): Promise<StorySettings> {
  const said = await page.evaluate(async (storyId) => {
    // The runner's own script put it there before the first story.
    const { parameters } = await (window as unknown as Stage).__getContext(storyId);
    const { phone, width, a11y } = parameters;
    return { phone, width, a11y };
  }, id);
  const a11y = (said.a11y ?? {}) as A11yParameters;
  const off = (a11y.config?.rules ?? []).filter((rule) => rule.enabled === false);
  return {
    phone: said.phone === true,
    width: typeof said.width === 'number' ? said.width : null,
    rulesOff: a11y.test === 'off' ? null : off.map((rule) => rule.id),
  };
}

/** Rules that depend on colours and layout; the others need only the tree. */
const ofTheLook = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** A story is a part of a page: landmarks and the h1 belong to the page around it. */
const ofWholePages = ['region', 'page-has-heading-one', 'landmark-one-main'];

const turned = (ids: readonly string[], enabled: boolean) =>
  Object.fromEntries(ids.map((id) => [id, { enabled }]));

/**
 * All but what react-aria says to screen readers: for some seconds its log names a button that was
 * waited for, and the dialog of that button may be closed by then.
 */
const searched = { include: [['body']], exclude: [['[data-live-announcer]']] };

/** Fails with every violation: its rule, where it is and how to mend it. */
async function checkAccessibility(page: Page, look: string, onlyLook: boolean): Promise<void> {
  const { rulesOff } = knownOf(page).settings;
  if (rulesOff === null) return;
  const violations = await getViolations(page, searched, {
    // Passing nodes are many and not used.
    resultTypes: ['violations'],
    ...(onlyLook ? { runOnly: { type: 'rule', values: ofTheLook } } : {}),
    rules: {
      ...turned(['target-size'], true),
      ...(onlyLook ? {} : turned(ofWholePages, false)),
      ...turned(
        rulesOff.filter((id) => !onlyLook || ofTheLook.includes(id)),
        false,
      ),
    },
  });
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id} at ${node.target.join(' ')}\n  ${node.failureSummary ?? violation.help}\n  ${node.html}`,
    ),
  );
  throw new Error(`axe found ${lines.length} in ${look}:\n${lines.join('\n')}`);
}

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

function viewportOf({ phone: isPhone, width }: StorySettings) {
  if (width !== null) return { width, height: desktop.height };
  return isPhone ? phone : desktop;
}

/** Toolbar settings of the whole run, such as `locale:fa;theme:dark`; empty for the defaults. */
const globals = process.env['LITOMETR_STORIES_GLOBALS'] ?? '';

/** Sets the toolbar as its own buttons do. */
async function setToolbar(page: Page): Promise<void> {
  const wanted: Record<string, string> = {};
  for (const pair of globals.split(';')) {
    const [name = '', value = ''] = pair.split(':');
    wanted[name] = value;
  }
  await page.evaluate(async (chosen) => {
    // Storybook's own, on every page of it.
    const stage = window as unknown as Stage;
    await stage.__STORYBOOK_PREVIEW__.ready();
    stage.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: chosen });
  }, wanted);
}

/**
 * Every story once: rendered, played and searched by axe in light and left to right, then turned
 * dark and right to left in place, where most mistakes of colour and direction show, and searched
 * again for those. What the console complains about fails the story. Where the toolbar is set for
 * the whole run, the one look that it gives is searched.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    // The address that stories are tested at; the runner's own is that of their list, in parts.
    const storybook = process.env['REFERENCE_URL'] ?? process.env['TARGET_URL'];
    if (!storybook)
      throw new Error('No Storybook was named: run tooling/storybook/testStories.ts.');
    await page.goto(new URL('iframe.html', storybook).href);
    await injectAxe(page);
    if (globals !== '') await setToolbar(page);
  },
  async preVisit(page, { id }) {
    const about = knownOf(page);
    about.complaints.length = 0;
    about.settings = await readSettings(page, id);
    await page.setViewportSize(viewportOf(about.settings));
  },
  async postVisit(page, { hasFailure }) {
    // The story's own failure is reported instead.
    if (hasFailure === true) return;
    if (globals === '') {
      await checkAccessibility(page, 'light', false);
      await page.evaluate(() => {
        document.body.classList.replace('light', 'dark');
        document.documentElement.dir = 'rtl';
      });
      await checkAccessibility(page, 'dark, right to left', true);
      await page.evaluate(() => {
        document.body.classList.replace('dark', 'light');
        document.documentElement.dir = 'ltr';
      });
    } else await checkAccessibility(page, globals, false);
    const said = knownOf(page).complaints;
    if (said.length > 0) throw new Error(`The console complained:\n${said.join('\n')}`);
  },
};

export default config;
