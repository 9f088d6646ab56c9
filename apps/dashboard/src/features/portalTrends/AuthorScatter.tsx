import type { PanelState } from '@litometr/analytics-widgets';
import type { AuthorRow, Meta } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Scatter } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface AuthorScatterProps {
  state: PanelState;
  rows: readonly AuthorRow[];
  meta: Meta | undefined;
}

/** Number of names shown next to their marks. */
const NAMED_AUTHORS = 5;

/** Books written against what they gained in a week: the size of a mark is places held. */
export function AuthorScatter({ state, rows, meta }: AuthorScatterProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const source = useChartSource();
  // An author without a gain has no place in the chart.
  const plotted = rows.filter(({ gain }) => gain !== null);
  const leading = plotted.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0)).slice(0, NAMED_AUTHORS);
  return (
    <Scatter
      title={t(messages.authorScatter)}
      headingLevel={2}
      note={t(messages.authorScatterNote, { count: plotted.length })}
      csvName={t(messages.authorScatter)}
      state={state}
      height={400}
      {...source(meta, { n: plotted.length, counter: {} })}
      x={{ label: t(columns.books) }}
      y={{ label: t(columns.gain) }}
      sizeLabel={t(columns.topPlaces)}
      named={leading.map(({ id }) => String(id))}
      onChoose={(id) => void navigate(paths.author(Number(id)))}
      points={plotted.map(({ id, name, books, gain, top_places: places }) => ({
        id: String(id),
        label: name,
        x: books,
        y: gain,
        size: places,
      }))}
    />
  );
}
