import { useFormats } from '@litometr/analytics-widgets';
import type { AlertCondition, AlertFact, ListKind } from '@litometr/api-contract';
import type { AlertType } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { useChangeParts } from '../../../blocks/watch/useChangeParts.ts';
import { listMessages } from '../../../domain/domain.messages.ts';
import { useDomain } from '../../../domain/useDomain.ts';
import { conditionMessages as messages } from './condition.messages.ts';

/** Returns the texts of the conditions of alert rules. */
export function useConditionText() {
  const { formatMessage: t } = useIntl();
  const { formatDelta, formatNumber, formatPercent } = useFormats();
  const domain = useDomain();
  const parts = useChangeParts();

  const listOf = (list: ListKind | null) =>
    list === null ? t(messages.anyList) : `«${domain.list(list)}»`;

  const crossingOf = ({ list, depth }: { list: ListKind | null; depth: number | null }) => ({
    list: listOf(list),
    depth: depth === null ? 'all' : formatNumber(depth),
  });

  const listName = (list: NonNullable<AlertFact['list']>): string =>
    list.genre === null ? domain.list(list.kind) : t(listMessages.ofGenre, { genre: list.genre });

  return {
    /** Returns the name of a type of conditions in the form of a rule. */
    name: (type: AlertType): string => t(messages[type]),

    /** Returns the part of a rule's sentence that says when it alerts. */
    when: (condition: AlertCondition): string => {
      switch (condition.type) {
        case 'entered':
          return t(messages.whenEntered, crossingOf(condition));
        case 'left':
          return t(messages.whenLeft, crossingOf(condition));
        case 'place':
          return t(messages.whenPlace, {
            list: listOf(condition.list),
            place: formatNumber(condition.place),
          });
        case 'price':
          return condition.percent === null
            ? t(messages.whenPrice)
            : t(messages.whenPriceDown, { percent: formatPercent(condition.percent / 100) });
        case 'growth':
          return t(messages.whenGrowth, { percent: formatPercent(condition.percent / 100) });
      }
    },

    /** Returns the text of an alert about its book. */
    fact: ({ type, list: where, metric, before, after }: AlertFact): string => {
      const list = where === null ? '' : listName(where);
      switch (type) {
        case 'entered':
          return parts.crossing(true, list, after);
        case 'left':
          return parts.crossing(false, list, before);
        case 'place': {
          const place = parts.rank(after ?? 0);
          return before === null
            ? t(messages.atPlace, { list, place })
            : t(messages.atPlaceFrom, { list, place, before: parts.rank(before) });
        }
        case 'price':
          return parts.price(before, after);
        case 'growth':
          return t(messages.grew, {
            metric: metric === null ? '' : parts.metric(metric),
            was: formatNumber(before ?? 0, { compact: true }),
            is: formatNumber(after ?? 0, { compact: true }),
            by: formatDelta((after ?? 0) / (before ?? 1) - 1, 'percent'),
          });
      }
    },
  };
}
