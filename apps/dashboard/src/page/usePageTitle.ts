import { createContext, use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from './frame.messages.ts';

/** Sets the document's title to exactly this text: for routes that the spec titles. */
export function useExactTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** What the entry of the server's menu that leads here calls its page; null where none does. */
export const EntryTitleContext = createContext<string | null>(null);

/** Sets `<page> · Литометр` (decision 1); a page of the server's menu has its title from there. */
export function usePageTitle(page: string): void {
  const { formatMessage } = useIntl();
  const ofEntry = use(EntryTitleContext);
  useExactTitle(formatMessage(frameMessages.titled, { page: ofEntry ?? page }));
}
