import { MissingValue, useFormats } from '@litometr/analytics-widgets';
import type { Lift } from '@litometr/api-contract';
import { Text, VisuallyHidden } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { groupMessages as messages } from './group.messages.ts';

const MARKS = { stable: '●', tentative: '○' } as const;

/** «Перевес в топе» with its interval under it; a full mark where it is stable, a hollow one otherwise. */
export function LiftCell({ lift }: { lift: Lift | null }) {
  const { formatMessage: t } = useIntl();
  const { formatValue } = useFormats();
  if (lift === null) return <MissingValue reason={t(messages.liftNone)} />;
  const kind = lift.stable ? 'stable' : 'tentative';
  const text = (value: number) => formatValue(value, 'ratio');
  const title = t(messages.liftTitle, {
    low: text(lift.low),
    high: text(lift.high),
    listed: lift.listed,
    n: lift.n,
    kind,
  });
  return (
    // Block-level lines: aligned to the end in a column, and to the start in a card.
    <div title={title}>
      <Text as="div" numeric style={{ whiteSpace: 'nowrap' }}>
        <Text
          as="span"
          tone={lift.stable ? 'info' : 'secondary'}
          aria-hidden="true"
          style={{ marginInlineEnd: '0.25em' }}
        >
          {MARKS[kind]}
        </Text>
        {t(messages.times, { value: text(lift.value) })}
        <VisuallyHidden>{t(messages[kind])}</VisuallyHidden>
      </Text>
      <Text as="div" size="caption" tone="secondary" numeric style={{ whiteSpace: 'nowrap' }}>
        {t(messages.middleHalf, { low: text(lift.low), high: text(lift.high) })}
      </Text>
    </div>
  );
}
