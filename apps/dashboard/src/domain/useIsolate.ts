import { directionOf, isLocale } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { useNames } from './useNames.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Isolates a name in another script within a sentence of a right-to-left language: otherwise quotes
 * and numbers next to the name change sides.
 */
export function useIsolate(): (name: string) => string {
  const { locale } = useIntl();
  const { title } = useNames();
  const isRtl = isLocale(locale) && directionOf(locale) === 'rtl';
  return (name) => (isRtl ? `${FIRST_STRONG_ISOLATE}${title(name)}${POP_ISOLATE}` : title(name));
}
