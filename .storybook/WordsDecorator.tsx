import { WidgetsProvider } from '@litometr/analytics-widgets';
import { UiProvider } from '@litometr/ui';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { action } from 'storybook/actions';
import type { Messages } from '../apps/dashboard/src/i18n/loadMessages.ts';
import type { Locale } from '../apps/dashboard/src/i18n/locales.ts';
import { uiStrings } from '../apps/dashboard/src/i18n/uiStrings.ts';
import { widgetStrings } from '../apps/dashboard/src/i18n/widgetStrings.ts';

const TIME_ZONE = 'Europe/Moscow';

/** A link in a story says where it leads and stays. */
const navigate = action('navigate');

interface WordsDecoratorProps {
  locale: Locale;
  /** What components get as their locale: see `Chosen`. */
  tag: string;
  messages: Messages;
  children: ReactNode;
}

/** The words of the product in the language of the toolbar, as the app gives them. */
export function WordsDecorator({ locale, tag, messages, children }: WordsDecoratorProps) {
  return (
    <IntlProvider locale={locale} defaultLocale="ru" messages={messages} timeZone={TIME_ZONE}>
      <Words tag={tag}>{children}</Words>
    </IntlProvider>
  );
}

function Words({ tag, children }: Pick<WordsDecoratorProps, 'tag' | 'children'>) {
  const intl = useIntl();
  const words = useMemo(() => ({ ui: uiStrings(intl), widgets: widgetStrings(intl) }), [intl]);
  return (
    <UiProvider locale={tag} strings={words.ui} navigate={(path) => void navigate(path)}>
      <WidgetsProvider locale={tag} timeZone={TIME_ZONE} strings={words.widgets}>
        {children}
      </WidgetsProvider>
    </UiProvider>
  );
}
