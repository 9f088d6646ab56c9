import { Text } from '@litometr/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { importsMessages as messages } from './imports.messages.ts';
import * as css from './LiveLine.css.ts';
import type { Live } from './useLive.ts';

export interface LiveLineProps {
  live: Pick<Live, 'lastSignalAt' | 'way'>;
  /** Milliseconds; the clock where it is left out. */
  now?: number;
}

const TICK_MS = 1_000;

function useNow(fixed: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (fixed !== undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [fixed]);
  return fixed ?? now;
}

/** How fresh the progress is. It changes every second and is not read out by itself. */
export function LiveLine({ live, now: fixed }: LiveLineProps) {
  const { formatMessage: t, formatRelativeTime } = useIntl();
  const now = useNow(fixed);
  const ago =
    live.lastSignalAt === null
      ? null
      : Math.max(0, Math.round((now - live.lastSignalAt) / TICK_MS));
  const parts = [
    ...(ago === null
      ? []
      : [t(messages.updated, { ago: formatRelativeTime(-ago, 'second', { numeric: 'auto' }) })]),
    ...(live.way === 'polling' ? [t(messages.polling)] : []),
    ...(live.way === 'lost' ? [t(messages.lost)] : []),
    ...(live.way === 'connecting' ? [t(messages.connecting)] : []),
  ];
  return (
    <Text size="caption" tone="secondary" data-live={live.way} className={css.root}>
      {parts.join(' · ')}
    </Text>
  );
}
