import { useFormats } from '@litometr/analytics-widgets';
import type { AlertCondition, AlertRule, ListKind } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../../../domain/useDomain.ts';
import { useIsolate } from '../../../domain/useIsolate.ts';
import { alertsMessages as messages } from './alerts.messages.ts';

/** A rule in a sentence. */
export function useRuleText(): (rule: Pick<AlertRule, 'scope' | 'name' | 'condition'>) => string {
  const { formatMessage: t } = useIntl();
  const { formatNumber, formatPercent } = useFormats();
  const domain = useDomain();
  const isolate = useIsolate();
  const listOf = (list: ListKind | null) =>
    list === null ? t(messages.anyList) : `«${domain.list(list)}»`;

  const when = (condition: AlertCondition): string => {
    switch (condition.type) {
      case 'entered':
      case 'left': {
        const { list, depth } = condition;
        const of = {
          list: listOf(list),
          depth: depth === null ? 'all' : formatNumber(depth),
        };
        return t(condition.type === 'entered' ? messages.whenEntered : messages.whenLeft, of);
      }
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
  };

  return ({ scope, name, condition }) => {
    const what =
      scope.kind === 'watched'
        ? t(messages.watched)
        : t(messages.named, {
            kind: t(messages[scope.kind]),
            name: isolate(name ?? `№ ${scope.target}`),
          });
    return t(messages.sentence, { what, when: when(condition) });
  };
}
