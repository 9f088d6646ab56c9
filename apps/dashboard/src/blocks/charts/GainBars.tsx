import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { MirroredBars } from './charts.ts';
import { gainMessages as messages } from './gain.messages.ts';

interface GainBarsProps extends Omit<ComponentProps<typeof MirroredBars>, 'labels' | 'points'> {
  /** The gain that ends on a day; null: unknown. */
  gains: readonly { day: string; gain: number | null }[];
}

/** Gains between readings: a bar on the day of each, and what was lost below the line. */
export function GainBars({ gains, ...chart }: GainBarsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <MirroredBars
      height={260}
      {...chart}
      labels={{ up: t(messages.gained), down: t(messages.lost) }}
      points={gains.map(({ day, gain }) => ({
        day,
        up: gain === null ? null : Math.max(0, gain),
        down: gain === null ? null : Math.max(0, -gain),
      }))}
    />
  );
}
