import { useIntl } from 'react-intl';
import { useIsolate } from './useIsolate.ts';

/**
 * Genres and tags have the Russian names of their portal. In other languages the common ones get a
 * gloss: a translation by meaning, stored with the messages of the language under `gloss:` and the
 * portal's word.
 */
export function useGloss() {
  const { messages, formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const gloss = (name: string): string | null => {
    const id = `gloss:${name}`;
    // The build parses the texts: a text is a syntax tree there, which only `formatMessage` can write.
    return messages[id] === undefined ? null : t({ id });
  };
  return {
    /** Returns null in Russian, and for names without a gloss. */
    gloss,
    /** The name with its gloss, where there is room for both. */
    glossed: (name: string): string => {
      const text = gloss(name);
      return text === null ? isolate(name) : `${isolate(name)} · ${isolate(text)}`;
    },
  };
}
