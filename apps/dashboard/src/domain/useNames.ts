import { isInvisible } from '@litometr/analytics-widgets';
import { type IntlShape, useIntl } from 'react-intl';
import { unnamedMessages as messages } from './unnamed.messages.ts';

/** Names as a reader can see them: one without a visible character is replaced. CSV stays raw. */
export function createNames({ formatMessage: t }: Pick<IntlShape, 'formatMessage'>) {
  return {
    /** Of a book, a series, a list, a genre, a tag, a saved view. */
    title: (text: string) => (isInvisible(text) ? t(messages.title) : text),
    author: (text: string) => (isInvisible(text) ? t(messages.author) : text),
  };
}

/** The same in the reader's language. */
export const useNames = () => createNames(useIntl());
