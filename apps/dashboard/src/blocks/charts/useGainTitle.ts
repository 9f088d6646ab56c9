import { useFormats } from '@litometr/analytics-widgets';
import type { ChartProps } from '@litometr/analytics-widgets/charts';
import { useIntl } from 'react-intl';
import { largestBy } from '../../domain/largestBy.ts';
import { largestGainMessage } from './gainTitle.messages.ts';

interface GainDay {
  day: string;
  gain: number | null;
}

/** Returns the title of a chart of daily gains: the day with the largest, or `plain` where none is above zero. */
export function useGainTitle() {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatDelta } = useFormats();
  return (days: readonly GainDay[], plain: string): Pick<ChartProps, 'title' | 'subjects'> => {
    const largest = largestBy(days, ({ gain }) => gain);
    if (largest === null || largest.value <= 0) return { title: plain };
    const gain = formatDelta(largest.value);
    return {
      title: t(largestGainMessage, { gain, day: formatDay(largest.item.day, 'long') }),
      subjects: [{ text: gain, hue: 0 }],
    };
  };
}
