import { Heading } from '@litometr/ui';
import { clsx } from 'clsx';
import { printOnly } from '../../internal/print.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChartFrame.css.ts';
import type { ChartProps } from './types.ts';

export interface ChartHeadingProps
  extends Pick<ChartProps, 'title' | 'headingLevel' | 'note' | 'filters'> {
  titleId: string;
}

/** Renders the title of a chart and the lines under it. */
export function ChartHeading({
  title,
  headingLevel = 3,
  note,
  filters,
  titleId,
}: ChartHeadingProps) {
  const { dataText } = useWidgets();
  return (
    <div className={css.words}>
      <Heading id={titleId} level={headingLevel} size="lead" className={css.title}>
        {dataText.sentence(title)}
      </Heading>
      {note !== undefined && (
        <p className={css.note} data-chart-note="">
          {typeof note === 'string' ? dataText.sentence(note) : note}
        </p>
      )}
      {filters !== undefined && (
        // On the screen the page's own controls show the filters.
        <p className={clsx(css.note, printOnly)} data-chart-filters="">
          {dataText.sentence(filters)}
        </p>
      )}
    </div>
  );
}
