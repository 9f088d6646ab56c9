import { Heading } from '@litometr/ui';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { printOnly } from '../../internal/print.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { areaColor } from '../internal/colors.ts';
import * as css from './ChartFrame.css.ts';
import { titleParts } from './titleParts.ts';
import type { ChartProps } from './types.ts';

export interface ChartHeadingProps
  extends Pick<ChartProps, 'title' | 'subjects' | 'headingLevel' | 'note' | 'filters'> {
  titleId: string;
}

/** Renders the title of a chart and the lines under it. */
export function ChartHeading({
  title,
  subjects = [],
  headingLevel = 3,
  note,
  filters,
  titleId,
}: ChartHeadingProps) {
  const { dataText } = useWidgets();
  return (
    <div className={css.words}>
      <Heading id={titleId} level={headingLevel} size="lead" className={css.title}>
        {titleParts(title, subjects).map(({ text, hue, start }) =>
          hue === null ? (
            <Fragment key={start}>{dataText.sentence(text)}</Fragment>
          ) : (
            <span
              key={start}
              className={css.subject}
              style={{ textDecorationColor: areaColor(hue) }}
            >
              {dataText.sentence(text)}
            </span>
          ),
        )}
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
