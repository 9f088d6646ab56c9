import { useIntl } from 'react-intl';
import { useIsolate } from './useIsolate.ts';

/** Quotes within quotes, in languages whose own are those that titles bear. */
const inner: Readonly<Record<string, readonly [open: string, close: string]>> = {
  ru: ['„', '“'],
  es: ['“', '”'],
  fa: ['“', '”'],
};

/** Returns a title for use within the quotes of a sentence: «„Горизонт“ не отвечает». */
export function useQuoted(): (title: string) => string {
  const { locale } = useIntl();
  const isolate = useIsolate();
  const [open, close] = inner[locale] ?? ['«', '»'];
  return (title) => isolate(title.replaceAll('«', open).replaceAll('»', close));
}
