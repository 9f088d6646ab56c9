import { breakpoints } from '@litometr/ui';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { loadMessages, type Messages } from '../apps/dashboard/src/i18n/loadMessages.ts';
import './presets/paper.css.ts';
import * as blocks from './blocks/index.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { chosen, dressPage, globalTypes, initialGlobals } from './globals.ts';
import { modes } from './modes.ts';
import { takeTurns } from './takeTurns.ts';
import { WordsDecorator } from './WordsDecorator.tsx';

/** The breakpoints, and the phone that most people hold; nothing is made for less than 320. */
const widths = {
  sm: breakpoints.sm,
  phone: 360,
  md: breakpoints.md,
  lg: breakpoints.lg,
  xl: breakpoints.xl,
};

// A busy machine is slow, not wrong: what a play waits for may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });

/** What was announced of one story is not said in the next: its element is gone. */
function silence(): void {
  const logs = document.querySelectorAll('[data-live-announcer] > *');
  for (const log of logs) log.replaceChildren();
}

const preview: Preview = {
  beforeEach: async () => {
    await takeTurns();
    return silence;
  },
  globalTypes,
  initialGlobals: {
    ...initialGlobals,
    // The test-runner searches by itself, in two looks; twice the same would only take time.
    a11y: { manual: navigator.webdriver },
  },
  parameters: {
    a11y: { test: 'error' },
    // Every MDX page may use these without an import: packages know nothing of Storybook's folder.
    docs: { container: DocsPage, components: blocks },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} · ${width}`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Theme',
          [
            'Colours',
            'Type',
            'Space',
            'Breakpoints',
            'Icons',
            'Motion',
            'Right to left',
            'Writing',
          ],
          'Shell',
          'Ui',
          'Widgets',
          'Dashboard',
        ],
      },
    },
  },
  loaders: [async ({ globals }) => ({ messages: await loadMessages(chosen(globals).locale) })],
  decorators: [
    (Story, { globals, loaded, viewMode }) => {
      const choice = chosen(globals);
      const { locale, direction, tag } = choice;
      dressPage(choice);
      const story = (
        // The loader above has run for this render; Storybook types what loaders give as any record.
        <WordsDecorator locale={locale} tag={tag} messages={loaded['messages'] as Messages}>
          <Story />
        </WordsDecorator>
      );
      // A page of docs is English and runs from left to right; the story on it does as it is told.
      return viewMode === 'docs' ? (
        <div lang={locale} dir={direction}>
          {story}
        </div>
      ) : (
        story
      );
    },
  ],
};

export default preview;
