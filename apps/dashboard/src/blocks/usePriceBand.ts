import { useFormats } from '@litometr/analytics-widgets';
import { priceBands } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { blockMessages as messages } from './blocks.messages.ts';

const [, ...paidBands] = priceBands;

/** Names a band of paid books by its key, its lowest price; null for what is none. */
export function usePriceBand(): (key: string) => string | null {
  const { formatMessage: t } = useIntl();
  const { formatMoney } = useFormats();
  return (key) => {
    const at = paidBands.findIndex((lowest) => String(lowest) === key);
    const [from, to] = paidBands.slice(at, at + 2);
    if (at < 0 || from === undefined) return null;
    if (to === undefined) return t(messages.bandFrom, { from: formatMoney(from) });
    return at === 0
      ? t(messages.bandUpTo, { to: formatMoney(to) })
      : t(messages.band, { from: formatMoney(from), to: formatMoney(to) });
  };
}
