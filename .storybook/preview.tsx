import { breakpoints } from '@litometr/ui';
import type { Preview } from '@storybook/react-vite';
import { loadMessages, type Messages } from '../apps/dashboard/src/i18n/loadMessages.ts';
import { chosen, globalTypes, initialGlobals } from './globals.ts';
import { WordsDecorator } from './WordsDecorator.tsx';

const widths = { ...breakpoints, xs: 360 };

const preview: Preview = {
  globalTypes,
  initialGlobals: {
    ...initialGlobals,
    // The test-runner searches by itself, in two looks; twice the same would only take time.
    a11y: { manual: navigator.webdriver },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    options: { storySort: { order: ['Theme', 'Shell', 'Ui', 'Widgets', 'Dashboard'] } },
  },
  loaders: [async ({ globals }) => ({ messages: await loadMessages(chosen(globals).locale) })],
  decorators: [
    (Story, { globals, loaded }) => {
      const { theme, locale, direction } = chosen(globals);
      document.body.classList.remove('light', 'dark', 'contrast');
      document.body.classList.add(...theme.split(' '));
      document.documentElement.lang = locale;
      document.documentElement.dir = direction;
      return (
        // The loader above has run for this render; Storybook types what loaders give as any record.
        <WordsDecorator locale={locale} messages={loaded['messages'] as Messages}>
          <Story />
        </WordsDecorator>
      );
    },
  ],
};

export default preview;
