import { useFormats } from '@litometr/analytics-widgets';
import type { QualityDay } from '@litometr/api-contract';
import { Button, Inline, Stack, Text } from '@litometr/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './DayBars.css.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';
import { dayMarks } from './states.ts';

export interface DayBarsProps {
  portal: string;
  /** The last one last. */
  days: readonly QualityDay[];
  /** Called when the button next to the chosen day's description is pressed. */
  onMark: (day: QualityDay) => void;
}

/**
 * The last days of a portal, one bar each. They form one slider: pressing, dragging or the arrow
 * keys select a day, whose description is shown with a button that acts on it.
 */
export function DayBars({ portal, days, onMark }: DayBarsProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatPercent, listSeparator } = useFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const last = days.length - 1;
  const found = days.findIndex(({ day }) => day === chosen);
  const at = found === -1 ? last : found;
  const current = days[at];
  if (current === undefined) return <Text tone="secondary">{t(messages.noDays)}</Text>;

  const describeDay = ({ day, mark, coverage, marked, note }: QualityDay) => {
    const share =
      coverage === null ? [] : [t(messages.dayCoverage, { share: formatPercent(coverage) })];
    const state = marked ? t(messages.dayMarked) : t(dayMarks[mark]);
    const facts = [state, ...share, ...(note === null ? [] : [`«${note}»`])];
    return `${formatDay(day, 'weekday')}: ${facts.join(listSeparator)}`;
  };
  return (
    <Stack gap="xs">
      <div
        className={css.root}
        style={{ gridTemplateColumns: `repeat(${days.length}, minmax(1px, 1fr))` }}
        data-days={days.length}
      >
        {days.map(({ day, mark }, index) => (
          <span
            key={day}
            className={css.bar}
            data-mark={mark}
            data-chosen={chosen !== null && index === at}
          />
        ))}
        <input
          type="range"
          className={css.slider}
          min={0}
          max={last}
          value={at}
          aria-label={t(messages.days, { portal })}
          aria-valuetext={describeDay(current)}
          onChange={({ target }) => setChosen(days[Number(target.value)]?.day ?? null)}
          onPointerMove={({ currentTarget, clientX, pointerType }) => {
            if (pointerType !== 'mouse') return;
            const { left, width } = currentTarget.getBoundingClientRect();
            const index = Math.floor(((clientX - left) / width) * days.length);
            setChosen(days[Math.max(0, Math.min(last, index))]?.day ?? null);
          }}
        />
      </div>
      <Inline justify="between" gap="sm">
        <Text size="caption" tone="secondary">
          {describeDay(current)}
        </Text>
        <Button size="sm" variant="quiet" className={css.mark} onPress={() => onMark(current)}>
          {t(current.marked ? messages.changeMark : messages.markDay)}
        </Button>
      </Inline>
    </Stack>
  );
}
