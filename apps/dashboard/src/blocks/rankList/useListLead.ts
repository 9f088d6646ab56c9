import { useFormats } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import type { RankListAnswer } from './listReads.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

/** The page's answer in a sentence: what entered, rose and fell since the compared day. */
export function useListLead(): (answer: RankListAnswer) => string {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatNumber } = useFormats();
  return ({ list, items }) => {
    if (list.compare === null) return t(messages.leadFirst);
    const countOf = (...states: string[]) =>
      items.filter((item) => states.includes(item.state)).length;
    return t(messages.lead, {
      day: formatDay(list.compare, 'long'),
      entered: countOf('new', 're_entry'),
      up: formatNumber(countOf('up')),
      down: formatNumber(countOf('down')),
    });
  };
}
