import { Button } from '@litometr/ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { showAllMessages as messages } from './showAll.messages.ts';
import * as css from './useShowAll.css.ts';
import { useShownNote } from './useShownNote.ts';

/** The first items of a chart, and a button to the others. */
interface ShownItems<Item> {
  shown: readonly Item[];
  isFull: boolean;
  /** Adds to a note how many of how many they are, where others are left out. */
  withShown: (note: string) => string;
  button: ReactNode;
}

/**
 * Returns the first items of a chart, and all of them once the reader has pressed the button.
 *
 * @param limit items that are shown at first
 * @param count items that there are in all, where more exist than were loaded
 */
export function useShowAll<Item>(
  items: readonly Item[],
  limit: number,
  count = items.length,
): ShownItems<Item> {
  const { formatMessage: t } = useIntl();
  const withShown = useShownNote();
  const [isFull, setFull] = useState(false);
  const shown = isFull ? items : items.slice(0, limit);
  return {
    shown,
    isFull,
    withShown: (note) => withShown(note, { shown: shown.length, count }),
    button:
      items.length <= limit ? null : (
        <Button variant="quiet" size="sm" className={css.button} onPress={() => setFull(!isFull)}>
          {isFull ? t(messages.fewer) : t(messages.all, { count: items.length })}
        </Button>
      ),
  };
}
