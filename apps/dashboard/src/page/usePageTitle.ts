import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from './page.messages.ts';

/** Sets the document's title to exactly this text: for routes that the spec titles. */
export function useExactTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Sets `<page> · Литометр` (decision 1). */
export function usePageTitle(page: string): void {
  const { formatMessage } = useIntl();
  useExactTitle(formatMessage(pageMessages.titled, { page }));
}
