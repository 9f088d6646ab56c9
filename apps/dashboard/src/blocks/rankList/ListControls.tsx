import { DateStepper } from '@litometr/analytics-widgets';
import type { EndpointResponse, ListPeriod, listDays, Named } from '@litometr/api-contract';
import { Button, SegmentedControl, SelectOnIntent } from '@litometr/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useShortcut } from '../../page/shortcuts/useShortcut.ts';
import { phoneIcon, phoneIconWords } from '../phoneIcon.css.ts';
import { rankListMessages as messages } from './rankList.messages.ts';
import { usePlayback } from './usePlayback.ts';

type Days = EndpointResponse<typeof listDays>['items'];

export interface ListControlsProps {
  days: Days;
  /** True while the other days of the list are loading. */
  areDaysLoading: boolean;
  /** The shown day. */
  asof: string;
  /** The day that changes are against; absent where the page says it elsewhere. */
  compare?: string | null;
  /** `replace`: a day in passing, which back does not lead to. */
  onDay: (day: string, replace?: boolean) => void;
  /** True when the list of the requested day is on screen. */
  isSettled: boolean;
  genres: readonly Named[];
  /** True while the other genres are loading. */
  areGenresLoading?: boolean;
  /** Class of the choice of a genre. */
  genreClass?: string;
  genre: number | null;
  onGenre: (genre: number) => void;
  periods: readonly ListPeriod[];
  period: ListPeriod | null;
  onPeriod: (period: ListPeriod) => void;
}

/** A film of two days is the step from one to the other. */
const MIN_FILM_DAYS = 2;

/** Genre, period and day of a list; a control appears only where there is a choice. */
export function ListControls(props: ListControlsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const domain = useDomain();
  const { periods, period, genres, genre, days, asof } = props;
  const film = usePlayback({
    days: days.map(({ day }) => day),
    day: asof,
    isSettled: props.isSettled,
    onDay: (day) => props.onDay(day, true),
  });
  const stepper = useRef<HTMLFieldSetElement>(null);
  useShortcut('d', () =>
    stepper.current?.querySelector<HTMLElement>('button[aria-haspopup]')?.click(),
  );
  return (
    <>
      {(genres.length > 1 || props.areGenresLoading === true) && genre !== null && (
        <SelectOnIntent
          label={t(messages.genre)}
          labelHidden
          {...(props.genreClass !== undefined && { className: props.genreClass })}
          options={genres.map(({ id, name }) => ({ id: String(id), label: glossed(name) }))}
          value={String(genre)}
          onChange={(id) => props.onGenre(Number(id))}
        />
      )}
      {periods.length > 1 && period !== null && (
        <SegmentedControl
          label={t(messages.period)}
          options={periods.map((id) => ({ id, label: domain.period(id) }))}
          value={period}
          onChange={props.onPeriod}
        />
      )}
      <DateStepper
        ref={stepper}
        label={t(messages.day)}
        days={days.map(({ day, size, depth, complete }) => ({
          day,
          complete,
          note: t(messages.captured, { size, depth }),
        }))}
        value={asof}
        {...(props.compare !== undefined && { compare: props.compare })}
        onChange={(day) => {
          film.stop();
          props.onDay(day);
        }}
      />
      {(days.length > MIN_FILM_DAYS || props.areDaysLoading) && (
        <Button
          variant="quiet"
          className={phoneIcon}
          isDisabled={props.areDaysLoading}
          icon={film.isPlaying ? 'close' : 'history'}
          onPress={film.isPlaying ? film.stop : film.play}
        >
          <span className={phoneIconWords}>
            {t(film.isPlaying ? messages.stop : messages.play)}
          </span>
        </Button>
      )}
    </>
  );
}
