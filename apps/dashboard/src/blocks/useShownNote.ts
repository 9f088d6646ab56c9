import { useIntl } from 'react-intl';
import { showAllMessages } from './showAll.messages.ts';

/** How many of how many things a chart has. */
interface ShownOf {
  shown: number;
  count: number;
}

/** After a sentence another one follows, after anything else a part that is set off. */
const SENTENCE_END = /[.。؟!?…]$/u;

/** Returns a function that adds to a note how many of how many things are shown, where others are left out. */
export function useShownNote(): (note: string, of: ShownOf) => string {
  const { formatMessage: t } = useIntl();
  return (note, of) => {
    if (of.shown >= of.count) return note;
    const shown = t(showAllMessages.shown, of);
    if (note === '') return shown;
    return `${note}${SENTENCE_END.test(note) ? ' ' : ' · '}${shown}`;
  };
}
