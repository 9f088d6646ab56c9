import { KpiRow, KpiTile, MIN_COUNT_FOR_SHARE, useFormats } from '@litometr/analytics-widgets';
import type { author, authorHistory, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useHere } from '../../blocks/useHere.ts';
import { reasonMessages } from '../../domain/domain.messages.ts';
import { authorMessages as messages } from './author.messages.ts';

interface AuthorKpisProps {
  found: EndpointResponse<typeof author>['author'];
  history: EndpointResponse<typeof authorHistory> | undefined;
}

const SPARK = 60;

/** Returns the change of an author's gain, if the gains of both weeks are large enough for a percentage. */
function tellingChange({ gain, gain_change: change }: AuthorKpisProps['found']): number | null {
  if (gain === null || change === null || change === -1) return null;
  const least = Math.min(Math.abs(gain), Math.abs(gain / (1 + change)));
  return least < MIN_COUNT_FOR_SHARE ? null : change;
}

/** The figures of an author. */
export function AuthorKpis({ found, history }: AuthorKpisProps) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const here = useHere();
  const days = (history?.items ?? []).slice(-SPARK);
  const change = tellingChange(found);
  return (
    <KpiRow>
      <KpiTile
        label={t(messages.books)}
        href={here('books')}
        value={found.books}
        comparison={t(messages.booksOf, { finished: found.finished, active: found.active_books })}
      />
      <KpiTile
        label={t(messages.volume)}
        value={found.chars}
        format="volume"
        reason={t(reasonMessages.not_published)}
      />
      <KpiTile
        label={t(messages.gain)}
        href={here('gain')}
        value={found.gain}
        about={t(messages.gainNote)}
        reason={t(messages.noReading)}
        {...(change !== null && {
          comparison: t(messages.gainBefore, { change: formatDelta(change, 'percent') }),
        })}
        spark={{
          points: found.spark,
          label: t(messages.gainDaily),
        }}
      />
      <KpiTile
        label={t(messages.places)}
        href={here('places')}
        value={found.top_places}
        spark={{
          points: days.map(({ day, top_places }) => ({ day, value: top_places })),
          label: t(messages.places),
        }}
      />
      <KpiTile
        label={t(messages.bestEver)}
        value={found.best_ever}
        format="rank"
        reason={t(reasonMessages.not_on_list)}
        {...(found.best_position !== null && {
          comparison: t(messages.best90, { position: found.best_position }),
        })}
      />
      <KpiTile label={t(messages.daysInTops)} href={here('places')} value={found.days_in_tops} />
      <KpiTile
        label={t(messages.hitShare)}
        value={found.hit_share}
        format="percent"
        reason={t(messages.noReading)}
        comparison={t(messages.hitShareOf)}
        about={t(messages.aboutHitShare)}
        n={found.books}
      />
      {found.subscribers !== null && (
        <KpiTile
          label={t(messages.subscribers)}
          value={found.subscribers}
          {...(found.subscribers_gain !== null && {
            delta: { value: found.subscribers_gain, better: 'up' },
            comparison: t(messages.week),
          })}
          spark={{
            points: history?.subscribers ?? [],
            label: t(messages.subscribers),
          }}
        />
      )}
    </KpiRow>
  );
}
