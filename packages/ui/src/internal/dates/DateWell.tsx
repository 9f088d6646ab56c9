import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../../components/Icon/index.ts';
import * as field from '../field.css.ts';
import * as css from './dates.css.ts';

interface DateWellProps {
  size: keyof typeof field.size;
  /** The days of the field. */
  children: ReactNode;
  /** Commits the typed text. */
  onCommit: () => void;
  /** Discards the typed text. */
  onRevert: () => void;
}

/** Days in segments that are typed or stepped, and the way to the calendar. */
export function DateWell({ size, children, onCommit, onRevert }: DateWellProps) {
  // On the way down: segments keep their keys to themselves.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onCommit();
    if (event.key === 'Escape') onRevert();
  };
  return (
    <Group
      className={clsx(field.well, field.size[size], css.well)}
      onKeyDownCapture={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onCommit();
      }}
    >
      {children}
      <Button className={css.open}>
        <Icon name="calendar" size="sm" />
      </Button>
    </Group>
  );
}

/** One day: year, month and day in the order of the locale. */
export function DaySegments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={css.segments}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
