import { breakpoints } from '@litometr/ui';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { type LocaleTexts, loadTexts } from '../apps/dashboard/src/i18n/loadTexts.ts';
import './presets/paper.ts';
import * as blocks from './blocks/index.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { chosen, dressPage, globalTypes, initialGlobals } from './globals.ts';
import { modes } from './modes.ts';
import { takeTurns } from './takeTurns.ts';
import { WordsDecorator } from './WordsDecorator.tsx';
import { workingControls } from './workingControls.ts';

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

/** Empties the live region, so that announcements of one story do not reach the next. */
function silence(): void {
  const logs = document.querySelectorAll('[data-live-announcer] > *');
  for (const log of logs) log.replaceChildren();
}

const preview: Preview = {
  beforeEach: async () => {
    await takeTurns();
    return silence;
  },
  argTypesEnhancers: [workingControls],
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
          'Welcome',
          'Theme',
          [
            'Theming',
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
          ['Charts', ['Which chart', 'Chart frame', '*', 'All kinds']],
          'Session',
          ['Guide'],
          'Dashboard',
        ],
      },
    },
  },
  loaders: [async ({ globals }) => ({ texts: await loadTexts(chosen(globals).locale) })],
  decorators: [
    (Story, { globals, loaded, viewMode }) => {
      const choice = chosen(globals);
      const { locale, direction, tag } = choice;
      dressPage(choice);
      const story = (
        // The loader above has run for this render; Storybook types what loaders give as any record.
        <WordsDecorator locale={locale} tag={tag} texts={loaded['texts'] as LocaleTexts}>
          <Story />
        </WordsDecorator>
      );
      // A page of docs is English and runs from left to right; the story on it follows the toolbar.
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
