import { WidgetsProvider } from '@litometr/analytics-widgets';
import { UiProvider } from '@litometr/ui';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { action } from 'storybook/actions';
import type { LocaleTexts } from '../apps/dashboard/src/i18n/loadTexts.ts';
import type { Locale } from '../packages/domain/src/index.ts';
import { TIME_ZONE } from '../packages/domain/src/index.ts';

/** A link in a story says where it leads and stays. */
const navigate = action('navigate');

interface WordsDecoratorProps {
  locale: Locale;
  /** The locale that components get: see `Chosen`. */
  tag: string;
  texts: LocaleTexts;
  children: ReactNode;
}

/** Provides the texts of the product in the language of the toolbar, as the app does. */
export function WordsDecorator({ locale, tag, texts, children }: WordsDecoratorProps) {
  const { messages, ui, widgets } = texts;
  return (
    <IntlProvider locale={locale} defaultLocale="ru" messages={messages} timeZone={TIME_ZONE}>
      <UiProvider locale={tag} strings={ui} navigate={(path) => void navigate(path)}>
        <WidgetsProvider locale={tag} timeZone={TIME_ZONE} strings={widgets}>
          {children}
        </WidgetsProvider>
      </UiProvider>
    </IntlProvider>
  );
}
