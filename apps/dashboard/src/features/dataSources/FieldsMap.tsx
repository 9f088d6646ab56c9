import { PartialDays, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, parserDetail } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { HeatMap } from '../../blocks/charts/charts.ts';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { detailMessages as messages } from './detail.messages.ts';
import { useFieldLine } from './useFieldLine.ts';

export interface FieldsMapProps {
  block: Block<Pick<EndpointResponse<typeof parserDetail>, 'coverage'>>;
  /** Days that staff marked as read in part. */
  partialDays: readonly string[];
}

/** Days from one that is written to the next. */
const LABEL_EVERY_DAYS = 3;

/** Field by day: a selector that broke is a row that pales. */
export function FieldsMap({ block, partialDays }: FieldsMapProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatDayTick } = useFormats();
  const fieldLine = useFieldLine();
  const days = block.data?.coverage.days ?? [];
  const fields = block.data?.coverage.fields ?? [];
  return (
    <PartialDays days={partialDays}>
      <HeatMap
        title={t(messages.fieldsTitle)}
        note={t(messages.fieldsNote)}
        csvName="litometr-fields"
        state={emptyOr(block.state, days.length, { title: t(messages.noFields) })}
        rows={fields.map(({ field }) => fieldLine(field))}
        columns={days.map((day, at) => ({
          id: day,
          label: formatDay(day, 'short'),
          // Neighbours repeat the month: what changes is written, where it has room.
          tick:
            at % LABEL_EVERY_DAYS === 0
              ? formatDayTick(day, days[at - LABEL_EVERY_DAYS] ?? null)
              : '',
        }))}
        values={fields.map(({ shares }) => shares)}
        valueLabel={t(messages.fieldShare)}
        format="percent"
        isTime
      />
    </PartialDays>
  );
}
