import { DateStepper } from '@litometr/analytics-widgets';
import type { EndpointResponse, ListPeriod, listDays, Named } from '@litometr/api-contract';
import { SegmentedControl, Select } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { rankListMessages as messages } from '../../blocks/rankList/rankList.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';

export interface ListControlsProps {
  days: EndpointResponse<typeof listDays>['items'];
  /** The shown day. */
  asof: string;
  compare: string | null;
  onDay: (day: string) => void;
  genres: readonly Named[];
  genre: number | null;
  onGenre: (genre: number) => void;
  periods: readonly ListPeriod[];
  period: ListPeriod | null;
  onPeriod: (period: ListPeriod) => void;
}

/** Day, genre and period of a list; a control appears only where there is a choice. */
export function ListControls(props: ListControlsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { periods, period, genres, genre } = props;
  return (
    <>
      {genres.length > 1 && genre !== null && (
        <Select
          label={t(messages.genre)}
          options={genres.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(genre)}
          onChange={(id) => props.onGenre(Number(id))}
        />
      )}
      {periods.length > 1 && period !== null && (
        <SegmentedControl
          label={t(messages.period)}
          options={periods.map((id) => ({ id, label: domain.period(id) }))}
          value={period}
          onChange={(id) => {
            const chosen = periods.find((each) => each === id);
            if (chosen !== undefined) props.onPeriod(chosen);
          }}
        />
      )}
      <DateStepper
        label={t(messages.day)}
        days={props.days}
        value={props.asof}
        compare={props.compare}
        onChange={props.onDay}
      />
    </>
  );
}
