import { MIN_COUNT_FOR_SHARE, useFormats } from '@litometr/analytics-widgets';
import type { authorBooks, authorHistory, EndpointResponse } from '@litometr/api-contract';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { StackedShare } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { authorMessages as messages } from './author.messages.ts';
import { bookGains, together } from './bookGains.ts';

interface AuthorGainShareProps {
  history: Block<EndpointResponse<typeof authorHistory>>;
  books: Block<EndpointResponse<typeof authorBooks>>;
  name: string;
  /** Called with the range that the user selects on the time axis. */
  onRange: (range: { from: string; to: string }) => void;
}

/** Books with a hue of their own: the eighth layer is all others. */
const MAX_SEPARATE_BOOKS = 7;

/** Which books the author's gain comes from, week by week; nothing where fewer than two books have a share. */
export function AuthorGainShare({ history, books, name, onRange }: AuthorGainShareProps) {
  const { formatMessage: t } = useIntl();
  const quoted = useQuoted();
  const { formatPercent } = useFormats();
  const source = useChartSource();
  const { gains, undated } = useMemo(() => {
    const days = (history.data?.items ?? []).map(({ day }) => day);
    return bookGains(history.data?.aligned ?? [], books.data?.items ?? [], days);
  }, [history.data, books.data]);
  const isWaiting = history.data === undefined || books.data === undefined;
  if (!isWaiting && gains.length < 2) return null;
  const days = gains[0]?.points.map(({ day }) => day) ?? [];
  const others = gains.slice(MAX_SEPARATE_BOOKS);
  const whole = gains.reduce((sum, { total }) => sum + total, 0);
  const [leading] = gains;
  return (
    <StackedShare
      title={
        leading === undefined
          ? t(messages.gainShare)
          : t(messages.gainShareLead, {
              title: quoted(leading.title),
              share: formatPercent(leading.total / whole),
            })
      }
      {...(leading !== undefined && {
        lead: leading.id,
        subjects: [{ text: quoted(leading.title), hue: 0 }],
      })}
      minTotal={MIN_COUNT_FOR_SHARE}
      headingLevel={2}
      note={[t(messages.gainShareNote), undated > 0 && t(messages.gainShareVague, { undated })]
        .filter(Boolean)
        .join(' ')}
      csvName={`${name} gain by book`}
      state={history.data === undefined ? history.state : books.state}
      height={300}
      {...source(history.data?.meta, { n: gains.length, counter: {} })}
      onRangeChange={onRange}
      series={[
        ...gains
          .slice(0, MAX_SEPARATE_BOOKS)
          .map(({ id, title, points }) => ({ id, label: title, points })),
        ...(others.length === 0
          ? []
          : [
              {
                id: 'others',
                label: t(messages.otherBooks),
                isRest: true,
                points: together(others, days),
              },
            ]),
      ]}
    />
  );
}
