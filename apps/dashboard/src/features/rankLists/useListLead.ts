import { useFormats } from '@litometr/analytics-widgets';
import type { RankState } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { RankListResponse } from '../../blocks/rankList/listReads.ts';
import { rankListMessages as messages } from '../../blocks/rankList/rankList.messages.ts';

/**
 * Returns the lead of the page: entries, rises and falls since the compared day. For a partially
 * captured day it states the captured share.
 */
export function useListLead(): (response: RankListResponse) => string {
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

/** Any day: what counts is the length of its name. */
const SAMPLE_DAY = '2026-11-27';

/** Returns a sentence like the lead, for its room while it is loading. */
export function useListLeadSample(): string {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatNumber } = useFormats();
  const [few, many] = [formatNumber(1), formatNumber(36)];
  const day = formatDay(SAMPLE_DAY, 'long');
  return t(messages.lead, { day, fresh: few, returned: few, up: many, down: many });
}
