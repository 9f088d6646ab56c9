import { useFormats } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import * as css from './BookGains.css.ts';
import { bookMessages as messages } from './book.messages.ts';

interface BookGainsProps {
  /** What the week before brought, and the last day; null: not known. */
  before: number | null;
  today: number | null;
}

/** What to measure a week's gain against, a line each. */
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
