import { useIntl } from 'react-intl';

/** The language of all that portals publish: titles, names, genres, tags, annotations. */
export const DATA_LANG = 'ru';

/**
 * For the `lang` of what a portal calls so: a voice of the reader's language would spell it.
 * Undefined where the page is in that language itself.
 */
export function useDataLang(): string | undefined {
  return useIntl().locale === DATA_LANG ? undefined : DATA_LANG;
}
