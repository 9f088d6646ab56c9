import { Inline, SegmentedControl, SelectOnIntent } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../../page/address/useAddress.ts';
import {
  type CatalogueAddress,
  catalogueFigures,
  catalogueShelves,
  catalogueViews,
} from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';

const viewNames = {
  table: messages.viewTable,
  covers: messages.viewCovers,
  compact: messages.viewCompact,
} as const;
const sorts = ['-gain', '-momentum', '-published', '-updated', 'price', 'best_position'] as const;
const USUAL = 'usual';

const sortNames = {
  '-gain': 'sortGain',
  '-momentum': 'sortMomentum',
  '-published': 'sortPublished',
  '-updated': 'sortUpdated',
  price: 'sortPrice',
  best_position: 'sortBest',
} as const;

interface CatalogueToolsProps {
  search: CatalogueAddress;
  onSearch: Change<CatalogueAddress>;
  chooser: ReactNode;
}

/** How the found books are shown, and in which order. */
export function CatalogueTools({ search, onSearch, chooser }: CatalogueToolsProps) {
  const { formatMessage: t } = useIntl();
  const known = sorts.find((sort) => sort === search.sort);
  return (
    <Inline justify="between" gap="sm">
      <Inline gap="sm">
        <SegmentedControl
          label={t(messages.view)}
          size="sm"
          options={catalogueViews.map((id) => ({ id, label: t(viewNames[id]) }))}
          value={search.view}
          onChange={(view) => onSearch({ view })}
        />
        {search.view === 'covers' ? (
          <SegmentedControl
            label={t(messages.shelf)}
            size="sm"
            options={catalogueShelves.map((id) => ({ id, label: t(messages[`shelf_${id}`]) }))}
            value={search.shelf}
            onChange={(shelf) => onSearch({ shelf }, { replace: true })}
          />
        ) : (
          <SegmentedControl
            label={t(messages.figures)}
            size="sm"
            options={catalogueFigures.map((id) => ({
              id,
              label: t(id === 'gain' ? messages.figuresGain : messages.figuresTotal),
            }))}
            value={search.figures}
            onChange={(figures) => onSearch({ figures }, { replace: true })}
          />
        )}
      </Inline>
      <Inline gap="sm">
        <SelectOnIntent
          label={t(messages.sort)}
          labelHidden
          options={[
            { id: USUAL, label: t(messages.sortUsual) },
            ...sorts.map((id) => ({ id, label: t(messages[sortNames[id]]) })),
          ]}
          value={known ?? (search.sort === undefined ? USUAL : null)}
          onChange={(id) => onSearch({ sort: sorts.find((sort) => sort === id) })}
        />
        {search.view !== 'covers' && chooser}
      </Inline>
    </Inline>
  );
}
