import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { PortalSummary } from '@litometr/api-contract';
import {
  Card,
  Chip,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
} from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { PortalMark } from '../../portals/PortalMark.tsx';
import { portalBySlug, portalPath } from '../../portals/portals.ts';
import { trendViewNames } from '../../portals/trendViews.messages.ts';
import { trendViews } from '../../portals/trendViews.ts';
import * as css from './PortalsIndexView.css.ts';
import { portalsIndexMessages as messages } from './portalsIndex.messages.ts';

interface PageLink {
  href: string;
  name: string;
}

/** Where a portal can be entered: its own pages, or the views of its one page. */
function usePageLinks() {
  const { formatMessage: t } = useIntl();
  return ({ slug, meta }: PortalSummary): PageLink[] => {
    const pages = portalBySlug(slug)?.pages ?? [];
    if (pages.length > 0) {
      return pages.map(({ path, name }) => ({ href: portalPath(slug, path), name: t(name) }));
    }
    if (meta.asof === null) return [];
    return trendViews.map((view) => ({
      href: view === 'overview' ? portalPath(slug) : `${portalPath(slug)}?view=${view}`,
      name: t(trendViewNames[view]),
    }));
  };
}

/** Between names; a line may end with it, but not begin. */
const DOT = '\u00a0· ';

/** Names in a line under what they are; its place stays where there are none. */
const TermItems = ({ term, items }: { term: string; items: readonly string[] }) => (
  <DescriptionList
    layout="columns"
    className={css.wide}
    items={items.length === 0 ? [] : [{ id: 'names', term, description: items.join(DOT) }]}
  />
);

/** A portal: stored data, published metrics and links to its pages. Parts of a row are aligned. */
function SummaryCard({ portal }: { portal: PortalSummary }) {
  const { formatMessage: t } = useIntl();
  const { formatNumber, formatDay } = useFormats();
  const domain = useDomain();
  const pageLinks = usePageLinks()(portal);
  const { asof } = portal.meta;
  const published = portal.capabilities.filter(({ available }) => available);
  const day = (value: string | null) =>
    value === null ? t(messages.none) : formatDay(value, 'medium');
  return (
    <Card as="article" className={css.card}>
      <Inline gap="xs" wrap={false}>
        <PortalMark portal={portal.slug} />
        <Heading level={2} size="h3">
          <Link href={paths.portal(portal.slug)} variant="plain">
            {domain.portal(portal.slug)}
          </Link>
        </Heading>
      </Inline>
      <DescriptionList
        layout="columns"
        className={css.figures}
        items={[
          { id: 'books', term: t(messages.books), description: formatNumber(portal.books) },
          { id: 'day', term: t(messages.day), description: day(asof) },
          ...(portal.first_day === null
            ? []
            : [{ id: 'since', term: t(messages.since), description: day(portal.first_day) }]),
        ]}
      />
      <TermItems
        term={t(messages.metrics)}
        items={published.map(({ metric }) => domain.metric(metric))}
      />
      <TermItems
        term={t(messages.lists)}
        items={portal.lists.map(({ list }) => domain.list(list))}
      />
      <div className={css.pageLinks}>
        {pageLinks.map(({ href, name }) => (
          <Chip key={href} href={href}>
            {name}
          </Chip>
        ))}
      </div>
    </Card>
  );
}

/** The six portals as cards. */
export function PortalsIndexView({ block }: { block: Block<{ items: readonly PortalSummary[] }> }) {
  const { formatMessage: t } = useIntl();
  const { state, data } = block;
  const items = data?.items ?? [];
  const books = items.reduce((sum, portal) => sum + portal.books, 0);
  return (
    <Stack gap="lg">
      <PageHead title={t(messages.title)} lead={data && t(messages.lead, { books })} meta={null} />
      {data === undefined ? (
        <DataPanel state={state} skeleton={<Skeleton shape="block" blockSize="44rem" />} />
      ) : (
        <Grid min="19rem">
          {items.map((portal) => (
            <SummaryCard key={portal.slug} portal={portal} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
