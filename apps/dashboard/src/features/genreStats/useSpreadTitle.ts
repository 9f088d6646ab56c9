import { useIntl } from 'react-intl';
import { firstBy, spanBy } from '../../domain/largestBy.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

type Spread = 'price' | 'chars' | 'statuses' | 'free';

interface SpreadTitleOptions<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Null for a genre of too few books. */
  figureOf: (row: Row) => number | null;
  /** The figure as it is written. */
  textOf: (figure: number) => string;
}

/**
 * Returns the title of a chart of one figure per genre, and that figure: the genre that is alone with
 * the largest one, else the span of all, else what the chart shows.
 */
export function useSpreadTitle() {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const quoted = useQuoted();
  return <Row>(kind: Spread, { rows, nameOf, figureOf, textOf }: SpreadTitleOptions<Row>) => {
    const first = firstBy(rows, figureOf, textOf);
    if (first !== null) {
      const figure = textOf(first.value);
      const name = quoted(glossed(nameOf(first.item)));
      return { title: t(messages[`${kind}Lead`], { name, figure }), figure };
    }
    const span = spanBy(rows, figureOf);
    const ends = span && { low: textOf(span.low), high: textOf(span.high) };
    const isSpread = ends !== null && ends.low !== ends.high;
    return {
      title: isSpread ? t(messages.spread, { kind, ...ends }) : t(messages[kind]),
      figure: null,
    };
  };
}
