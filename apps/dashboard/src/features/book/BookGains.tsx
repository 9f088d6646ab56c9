import { useFormats } from '@litometr/analytics-widgets';
import type { Gain } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import * as css from './BookGains.css.ts';
import { bookMessages as messages } from './book.messages.ts';

interface BookGainsProps {
  /** Of the week. */
  week: Gain | undefined;
  /** Of the week before. */
  before: Gain | undefined;
  /** Since the reading before the last day: of more than a day where the book was not read on each. */
  last: Gain | undefined;
}

/** References for a week's gain, one per line. */
export function BookGains({ week, before, last }: BookGainsProps) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const lines = [
    { term: t(messages.gainBefore), gain: before },
    // Where readings are seven days apart, the last step is the week's gain once more. Of eight the week's is scaled.
    ...(last?.days === week?.days && last?.value === week?.value
      ? []
      : [{ term: t(messages.gainDay, { days: last?.days ?? 1 }), gain: last }]),
  ].flatMap(({ term, gain }) => (gain?.value == null ? [] : [{ term, value: gain.value }]));
  if (lines.length === 0) return null;
  return (
    <dl className={css.root}>
      {lines.map(({ term, value }) => (
        <div key={term} className={css.line}>
          <dt>{term}</dt>
          <dd className={css.gain}>{formatDelta(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
