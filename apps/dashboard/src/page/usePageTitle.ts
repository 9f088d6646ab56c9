import { createContext, use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from './frame.messages.ts';

/**
 * Sets the document's title to exactly this text, for routes with a title in
 * docs/product-spec.md#2-screens-and-routes.
 */
export function useExactTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Returns the page name from the server's menu entry that links here; null where there is none. */
export const EntryTitleContext = createContext<string | null>(null);

/**
 * Sets `<page> · Литометр` (docs/product-decisions.md#names-and-titles); a page of the server's menu
 * takes its title from the menu.
 */
export function usePageTitle(page: string): void {
  const { formatMessage } = useIntl();
  const ofEntry = use(EntryTitleContext);
  useExactTitle(formatMessage(frameMessages.titled, { page: ofEntry ?? page }));
}
