import { bookAccess, bookStatus } from '@litometr/api-contract';
import { Select } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { accessMessages, statusMessages } from '../../domain/domain.messages.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { CatalogueAddress } from './catalogue.route.ts';

export interface CatalogueFiltersProps {
  search: CatalogueAddress;
  onChange: (change: Partial<CatalogueAddress>) => void;
}

/** The option that filters nothing. */
const ANY = 'any';

/** Search and the two facets of every portal: status and access. */
export function CatalogueFilters({ search, onChange }: CatalogueFiltersProps) {
  const { formatMessage: t } = useIntl();
  const any = { id: ANY, label: t(messages.any) };
  return (
    <>
      <SearchBox label={t(messages.search)} value={search.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={t(messages.status)}
        options={[any, ...bookStatus.options.map((id) => ({ id, label: t(statusMessages[id]) }))]}
        value={search.status ?? ANY}
        onChange={(id) => onChange({ status: bookStatus.options.find((status) => status === id) })}
      />
      <Select
        label={t(messages.access)}
        options={[any, ...bookAccess.options.map((id) => ({ id, label: t(accessMessages[id]) }))]}
        value={search.access ?? ANY}
        onChange={(id) => onChange({ access: bookAccess.options.find((access) => access === id) })}
      />
    </>
  );
}
