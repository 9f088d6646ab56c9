import type { ReactNode } from 'react';
import { WidgetsProvider } from '../provider/WidgetsProvider.tsx';
import { widgetStrings } from './widgetStrings.ts';

/** Stories and tests have a fixed clock, so that ages and pictures do not change. */
export const storyNow = () => new Date('2026-08-08T09:00:00+03:00');

/** Provides texts and formats for a story or a test. */
export function StoryWidgets({
  locale = 'ru',
  children,
}: {
  locale?: string;
  children: ReactNode;
}) {
  return (
    <WidgetsProvider
      locale={locale}
      timeZone="Europe/Moscow"
      strings={widgetStrings}
      now={storyNow}
    >
      {children}
    </WidgetsProvider>
  );
}
