import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getAxeResults, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';

const complaints = new WeakMap<Page, string[]>();

/** What the test-runner itself does to Storybook, and not the story. */
const ofTheRunner = 'Accessing the Story Store is deprecated';

/** Collects what a page says is wrong, from its first story on. */
function listen(page: Page): string[] {
  const known = complaints.get(page);
  if (known) return known;
  const list: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !text.startsWith(ofTheRunner)) list.push(text);
  });
  page.on('pageerror', (error) => list.push(error.message));
  complaints.set(page, list);
  return list;
}

interface A11yParameters {
  test?: 'off' | 'todo' | 'error';
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Fails with every violation: its rule, where it is and how to mend it. */
async function checkAccessibility(page: Page, look: string, a11y: A11yParameters): Promise<void> {
  if (a11y.test === 'off') return;
  const off = (a11y.config?.rules ?? []).filter((rule) => rule.enabled === false);
  const { violations } = await getAxeResults(page, 'body', {
    rules: {
      // A story is a part of a page: landmarks and the h1 belong to the page around it.
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      ...Object.fromEntries(off.map((rule) => [rule.id, { enabled: false }])),
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

/** A story may state `phone: true` or its `width`. */
function viewportOf({ phone: isPhone, width }: Record<string, unknown>) {
  if (typeof width === 'number') return { width, height: desktop.height };
  return isPhone === true ? phone : desktop;
}

/**
 * Every story once: rendered, played and searched by axe in light and left to right, then turned
 * dark and right to left in place, where most mistakes of colour and direction show, and searched
 * again. What the console complains about fails the story.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    listen(page).length = 0;
    const { parameters } = await getStoryContext(page, context);
    await page.setViewportSize(viewportOf(parameters));
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
    await injectAxe(page);
    await checkAccessibility(page, 'light', a11y);
    await page.evaluate(() => {
      document.body.classList.replace('light', 'dark');
      document.documentElement.dir = 'rtl';
    });
    await checkAccessibility(page, 'dark, right to left', a11y);
    await page.evaluate(() => {
      document.body.classList.replace('dark', 'light');
      document.documentElement.dir = 'ltr';
    });
    const said = listen(page);
    if (said.length > 0) throw new Error(`The console complained:\n${said.join('\n')}`);
  },
};

export default config;
