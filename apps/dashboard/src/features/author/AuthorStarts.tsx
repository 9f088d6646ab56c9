import type { authorHistory, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { chartMethod } from '../../blocks/charts/chartMethod.tsx';
import { BandChart } from '../../blocks/charts/charts.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { authorMessages as messages } from './author.messages.ts';
import { leaderByAge } from './leaderByAge.ts';

interface AuthorStartsProps {
  history: Block<EndpointResponse<typeof authorHistory>>;
  name: string;
}

/** As many lines as remain distinguishable in a chart. */
const ALIGNED = 5;

/**
 * Renders whether each next book begins faster; nothing of an author with one.
 *
 * @methodology growth-by-age
 * @title Growth by age of the book
 * @measures The main metric of the latest books of an author by days since their publication, so that books
 *   of different age are compared from the same start.
 * @formula t = d − d₀
 * @symbol t: age of the book in days
 * @symbol d, d₀: days of the reading and of the publication
 * @condition The {ALIGNED} latest books that have readings. Nothing is filled in before the first reading of
 *   a book.
 * @source own
 */
export function AuthorStarts({ history, name }: AuthorStartsProps) {
  const { formatMessage: t } = useIntl();
  const quoted = useQuoted();
  const aligned = (history.data?.aligned ?? []).slice(0, ALIGNED);
  if (history.data !== undefined && aligned.length < 2) return null;
  const titleOfLoaded = () => {
    const leader = leaderByAge(aligned);
    if (leader === null) return t(messages.alignedApart);
    const { title, age } = leader;
    if (title === null) return t(messages.alignedTie, { age });
    return t(messages.alignedLead, { title: quoted(title), age });
  };
  return (
    <BandChart
      title={history.data === undefined ? t(messages.alignedTitle) : titleOfLoaded()}
      headingLevel={2}
      note={t(messages.alignedNote)}
      csvName={`${name} by age`}
      {...chartMethod({ n: aligned.length, counter: { portal: history.data?.meta.portal } })}
      state={history.state}
      band={[]}
      lines={aligned.map(({ id, title, points }) => ({ id: String(id), label: title, points }))}
      labels={{ age: t(messages.age), value: t(messages.mainMetric) }}
    />
  );
}
