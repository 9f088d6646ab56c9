import { useFormats } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { blockMessages as messages } from './blocks.messages.ts';

/** Bands of prices as the API cuts them: their lowest rubles. */
const BANDS = [1, 100, 150, 200, 300, 500];

/** Names a band of prices by its key; null for what is none. */
export function usePriceBand(): (key: string) => string | null {
  const { formatMessage: t } = useIntl();
  const { formatMoney } = useFormats();
  return (key) => {
    const from = Number(key);
    const at = BANDS.indexOf(from);
    if (at < 0) return null;
    const to = BANDS[at + 1];
    if (to === undefined) return t(messages.bandFrom, { from: formatMoney(from) });
    return at === 0
      ? t(messages.bandUpTo, { to: formatMoney(to) })
      : t(messages.band, { from: formatMoney(from), to: formatMoney(to) });
  };
}
