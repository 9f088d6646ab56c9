import { useFormats } from '@litometr/analytics-widgets';
import type { RankState } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { RankListAnswer } from './listReads.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

/**
 * The page's answer in a sentence: what entered, rose and fell since the compared day. Of a day that was
 * captured in part how much of it was.
 */
export function useListLead(): (answer: RankListAnswer) => string {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatNumber } = useFormats();
  return ({ list, items, count }) => {
    if (!list.complete) return t(messages.leadPartial, { size: count, depth: list.depth });
    if (list.compare === null) return t(messages.leadFirst);
    const countOf = (state: RankState) =>
      formatNumber(items.filter((item) => item.state === state).length);
    return t(messages.lead, {
      day: formatDay(list.compare, 'long'),
      fresh: countOf('new'),
      returned: countOf('re_entry'),
      up: countOf('up'),
      down: countOf('down'),
    });
  };
}
