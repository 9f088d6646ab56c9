import { FacetPanel } from '@litometr/analytics-widgets';
import type { PortalSlug } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { SearchPresets } from '../../blocks/SearchPresets.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { CatalogueBooks, type CatalogueBooksProps } from './CatalogueBooks.tsx';
import * as css from './CatalogueView.css.ts';
import { catalogueRead, noFilters } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { useChips } from './useChips.ts';
import { useFacets } from './useFacets.ts';

const presets = [
  { id: 'rising', query: 'price=..150&momentum=75..&sort=-momentum' },
  { id: 'debuts', query: 'tier=debut&momentum=75..&sort=-momentum' },
  { id: 'finishedSeries', query: 'series=finished&sort=-gain' },
  { id: 'discounts', query: 'access=discount&sort=-gain' },
] as const;

export interface CatalogueViewProps extends Omit<CatalogueBooksProps, 'onClear'> {
  portal: PortalSlug;
}

/** The books of a portal, filtered by facets with the number of books per option. */
export function CatalogueView(props: CatalogueViewProps) {
  const { portal, block, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { data } = block;
  const facets = useFacets({
    counts: data?.facets ?? undefined,
    search,
    onSearch,
    asof: data?.meta.asof ?? null,
    published: metricKeys.filter((key) =>
      data?.items.some(({ metrics }) => metrics[key] !== undefined),
    ),
  });
  const chips = useChips({ facets, search, onSearch, items: data?.items ?? [] });
  const clear = () => onSearch(noFilters);
  return (
    <PageFrame gap="lg" meta={data?.meta}>
      <PageHead
        title={t(messages.title)}
        lead={data && t(messages.lead, { count: data.count })}
        leadLines={1}
        meta={data?.meta}
        exportOf={catalogueRead(portal, search)}
        filters={chips}
        onClearFilters={clear}
        controls={
          <SearchPresets
            label={t(messages.search)}
            value={search.q}
            onSearch={(q) => onSearch({ q })}
            presets={presets.map((preset) => ({ ...preset, label: t(messages[preset.id]) }))}
          />
        }
      />
      <div className={css.layout}>
        <FacetPanel facets={facets} count={data?.count ?? null} onClear={clear} columnFrom="xl" />
        <CatalogueBooks {...props} onClear={clear} />
      </div>
    </PageFrame>
  );
}
