import { useIntl } from 'react-intl';
import { firstBy, spanBy } from '../../domain/largestBy.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
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
 * Returns the title of a chart of one figure per genre, and that figure: of several genres the one that
 * is alone with the largest figure, else the span of all, else what the chart shows.
 */
export function useSpreadTitle() {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const quoted = useQuoted();
  return <Row>(kind: Spread, { rows, nameOf, figureOf, textOf }: SpreadTitleOptions<Row>) => {
    const span = spanBy(rows, figureOf);
    const first = span && firstBy(rows, figureOf, textOf);
    if (first !== null) {
      const figure = textOf(first.value);
      const name = quoted(glossed(nameOf(first.item)));
      return { title: t(messages[`${kind}Lead`], { least: MIN_BOOKS, name, figure }), figure };
    }
    const ends = span && { low: textOf(span.low), high: textOf(span.high) };
    const isSpread = ends !== null && ends.low !== ends.high;
    return {
      title: isSpread ? t(messages.spread, { kind, least: MIN_BOOKS, ...ends }) : t(messages[kind]),
      figure: null,
    };
  };
}
