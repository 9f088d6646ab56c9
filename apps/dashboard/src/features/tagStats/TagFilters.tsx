import { useFormats } from '@litometr/analytics-widgets';
import type { Named } from '@litometr/api-contract';
import { Inline, SelectOnIntent } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { useGloss } from '../../domain/useGloss.ts';
import type { Change } from '../../page/address/useAddress.ts';
import * as css from './TagFilters.css.ts';
import { hasGenre, isPaired, type TagStatsAddress } from './tagStats.address.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

const ANY = 'any';
const minima = [0, 5, 10, 20, 50] as const;

interface TagFiltersProps {
  genres: readonly Named[];
  search: TagStatsAddress;
  onSearch: Change<TagStatsAddress>;
}

/** Filters of the chosen view; filters without an effect on it are not offered. */
export function TagFilters({ genres, search, onSearch }: TagFiltersProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatNumber } = useFormats();
  const least = (value: number) => ({
    id: String(value),
    label: value === 0 ? t(messages.anyNumber) : formatNumber(value),
  });
  const { view } = search;
  const bounds = isPaired(search) ? [] : (['min_books', 'min_authors'] as const);
  return (
    <Inline gap="sm" align="end" className={css.root}>
      {view === 'table' && (
        <div className={css.search}>
          <SearchBox
            label={t(messages.search)}
            value={search.q}
            onSearch={(q) => onSearch({ q })}
          />
        </div>
      )}
      {hasGenre(search) && (
        <SelectOnIntent
          label={t(messages.genre)}
          options={[
            { id: ANY, label: t(messages.anyGenre) },
            ...genres.map(({ id, name }) => ({ id: String(id), label: glossed(name) })),
          ]}
          value={search.genre ?? ANY}
          onChange={(genre) => onSearch({ genre: genre === ANY ? undefined : genre })}
        />
      )}
      {bounds.map((key) => (
        <SelectOnIntent
          key={key}
          label={t(messages[key === 'min_books' ? 'minBooks' : 'minAuthors'])}
          options={[...new Set([...minima, search[key]])].sort((a, b) => a - b).map(least)}
          value={String(search[key])}
          onChange={(value) => onSearch({ [key]: Number(value) })}
        />
      ))}
    </Inline>
  );
}
