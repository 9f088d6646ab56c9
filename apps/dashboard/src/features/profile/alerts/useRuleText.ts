import type { AlertRule } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useIsolate } from '../../../domain/useIsolate.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { useConditionText } from './useConditionText.ts';

/** A rule in a sentence. */
export function useRuleText(): (rule: Pick<AlertRule, 'scope' | 'name' | 'condition'>) => string {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const { when } = useConditionText();

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
