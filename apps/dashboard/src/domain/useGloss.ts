import { useIntl } from 'react-intl';
import { useIsolate } from './useIsolate.ts';

/**
 * Genres and tags are called as their portal calls them, in Russian. Readers of other languages get
 * a gloss beside the common ones: a translation by meaning, kept with the language's texts under
 * `gloss:` and the portal's word.
 */
export function useGloss() {
  const { messages } = useIntl();
  const isolate = useIsolate();
  const gloss = (name: string): string | null => {
    const text = messages[`gloss:${name}`];
    return typeof text === 'string' ? text : null;
  };
  return {
    /** Null in Russian, and for words without a gloss. */
    gloss,
    /** The name with its gloss, where there is room for both. */
    glossed: (name: string): string => {
      const text = gloss(name);
      return text === null ? isolate(name) : `${isolate(name)} · ${isolate(text)}`;
    },
  };
}
