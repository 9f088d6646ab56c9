import { useFormats, type ValueFormat } from '@litometr/analytics-widgets';
import type { ChartProps } from '@litometr/analytics-widgets/charts';
import { useIntl } from 'react-intl';
import { largestBy } from '../../domain/largestBy.ts';
import { gainMessages as messages } from './gain.messages.ts';

interface GainDay {
  day: string;
  gain: number | null;
}

/** Texts for the title of a chart of daily gains. */
interface LargestGain {
  gain: string;
  /** The day of it, or how many days have as much. */
  day: string;
}

/** Returns the largest gain of some days in words; null: none is above zero. */
export function useLargestGain() {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatDelta } = useFormats();
  return (days: readonly GainDay[], format?: ValueFormat): LargestGain | null => {
    const largest = largestBy(days, ({ gain }) => gain);
    if (largest === null || largest.value <= 0) return null;
    const count = days.filter(({ gain }) => gain === largest.value).length;
    return {
      gain: formatDelta(largest.value, format),
      day: count === 1 ? formatDay(largest.item.day, 'long') : t(messages.equalDays, { count }),
    };
  };
}

/** Returns the title of a chart of daily gains: the largest, or `plain` where none is above zero. */
export function useGainTitle() {
  const { formatMessage: t } = useIntl();
  const largestGain = useLargestGain();
  return (days: readonly GainDay[], plain: string): Pick<ChartProps, 'title' | 'subjects'> => {
    const largest = largestGain(days);
    if (largest === null) return { title: plain };
    return {
      title: t(messages.largestGain, largest),
      subjects: [{ text: largest.gain, hue: 0 }],
    };
  };
}
