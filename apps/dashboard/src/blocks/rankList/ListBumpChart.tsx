import type { PanelState } from '@litometr/analytics-widgets';
import { BumpChart } from '@litometr/analytics-widgets/charts';
import type { ListItem } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { rankListMessages as messages } from './rankList.messages.ts';

/** Books whose path is drawn. */
const SHOWN = 10;

interface ListBumpChartProps {
  state: PanelState;
  items: readonly ListItem[];
  /** The list's name, for the exported file. */
  name: string;
  headingLevel: 2 | 3 | 4;
}

/** The places of a list's first books over the captured days. */
export default function ListBumpChart({ state, items, name, headingLevel }: ListBumpChartProps) {
  const { formatMessage: t } = useIntl();
  const shown = items.slice(0, SHOWN);
  const days = shown[0]?.spark.map((point) => point.day) ?? [];
  return (
    <BumpChart
      title={t(messages.bumpTitle, { days: days.length })}
      headingLevel={headingLevel}
      note={t(messages.bumpNote)}
      csvName={name}
      state={state}
      days={days}
      depth={SHOWN}
      series={shown.map(({ book, spark }) => ({
        id: String(book.id),
        label: book.title,
        points: spark.map(({ day, position }) => ({ day, value: position })),
      }))}
    />
  );
}
