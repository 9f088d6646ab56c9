import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import * as field from '../../internal/field.css.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './DateRangePicker.css.ts';

interface DateWellProps {
  size: keyof typeof field.size;
  /** What is typed shall stand. */
  onCommit: () => void;
  /** What is typed shall be forgotten. */
  onRevert: () => void;
}

/** Both ends in segments that are typed or stepped, and the way to the calendar. */
export function DateWell({ size, onCommit, onRevert }: DateWellProps) {
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
      <div className={css.ends}>
        <End slot="start" />
        <span aria-hidden="true" className={css.dash} />
        <End slot="end" />
      </div>
      <Button className={css.open}>
        <Icon name="calendar" size="sm" />
      </Button>
    </Group>
  );
}

function End({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={css.end}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
