import { useFormats } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import * as css from './BookGains.css.ts';
import { bookMessages as messages } from './book.messages.ts';

interface BookGainsProps {
  /** Gains of the week before and of the last day; null: unknown. */
  before: number | null;
  today: number | null;
}

/** References for a week's gain, one per line. */
export function BookGains({ before, today }: BookGainsProps) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const lines = [
    { term: t(messages.gainBefore), gain: before },
    { term: t(messages.gainDay), gain: today },
  ].filter(({ gain }) => gain !== null);
  if (lines.length === 0) return null;
  return (
    <dl className={css.root}>
      {lines.map(({ term, gain }) => (
        <div key={term} className={css.line}>
          <dt>{term}</dt>
          <dd className={css.gain}>{formatDelta(gain ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
