import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, Lift, PortalSlug, tag } from '@litometr/api-contract';
import { ButtonLink, Chip, Grid, GridItem, Inline, Skeleton, Stack, Text } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { GroupAuthors } from '../../blocks/group/GroupAuthors.tsx';
import { GroupBooks } from '../../blocks/group/GroupBooks.tsx';
import { GroupCharts } from '../../blocks/group/GroupCharts.tsx';
import { GroupKpis } from '../../blocks/group/GroupKpis.tsx';
import { GroupPartners } from '../../blocks/group/GroupPartners.tsx';
import { groupPageMessages } from '../../blocks/group/groupPage.messages.ts';
import { LifecycleBadge } from '../../blocks/group/LifecycleBadge.tsx';
import { Section } from '../../blocks/Section.tsx';
import { WatchButton, WatchButtonPlace } from '../../blocks/watch/WatchStar.tsx';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { paths } from '../../domain/paths.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import type { Period } from '../../page/period/usePeriod.ts';
import { portalPath } from '../../portals/portals.ts';
import { GroupEntered } from './GroupEntered.tsx';
import { TagTerms } from './TagTerms.tsx';
import * as css from './TagView.css.ts';
import { tagMessages as messages } from './tag.messages.ts';

export interface TagViewProps {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof tag>>;
  period: Period;
  onRange: (range: { from: string; to: string }) => void;
  /** Another genre for prices and volumes to be held against. */
  onGenre: (id: string) => void;
}

/** Says in which direction a lift differs from 1, unless its interval holds it. */
function sideOf({ low, high }: Lift): 'more' | 'less' | 'same' {
  if (low > 1) return 'more';
  return high < 1 ? 'less' : 'same';
}

/** One tag: demand against supply, partner tags, and authors. */
export function TagView({ portal, block, period, onRange, onGenre }: TagViewProps) {
  const { formatMessage: t } = useIntl();
  const { formatValue } = useFormats();
  const { data } = block;
  const row = data?.tag;
  const isLoading = block.state.kind === 'loading';
  const name = row?.name ?? '';
  const filter = row === undefined ? '' : `tag=${row.id}`;
  const counts = row && { books: row.books, authors: row.authors };
  const lead =
    counts &&
    (row.lift === null
      ? t(messages.leadPlain, { ...counts, listed: row.top_authors })
      : t(messages.lead, {
          ...counts,
          lift: formatValue(row.lift.value, 'ratio'),
          side: sideOf(row.lift),
          sure: row.lift.stable || sideOf(row.lift) === 'same' ? 'yes' : 'no',
        }));
  return (
    <PageFrame gap="xl" meta={data?.meta}>
      <PageHead
        title={row === undefined ? t(messages.unknown) : t(messages.heading, { name })}
        lead={lead}
        leadLines={3}
        meta={data?.meta}
        period={period}
        days={{ period: data?.period ?? null, compared: data?.compared ?? null }}
        actions={
          row === undefined ? (
            isLoading && <WatchButtonPlace />
          ) : (
            <WatchButton kind="tag" target={row.id} name={row.name} />
          )
        }
        controls={
          row === undefined ? (
            isLoading && <Skeleton shape="block" inlineSize="10.5rem" blockSize={vars.control.md} />
          ) : (
            <ButtonLink href={`${portalPath(portal, 'books')}?${filter}`}>
              {t(groupPageMessages.allBooks)}
            </ButtonLink>
          )
        }
      />
      <TagFacts block={block} portal={portal} />
      <GroupKpis row={row} block={block} />
      <GroupCharts block={block} name={name} onRange={onRange} />
      <Grid>
        <GridItem span={6}>
          <Stack gap="xl">
            <GroupPartners block={block} portal={portal} />
            <GroupAuthors block={block} />
          </Stack>
        </GridItem>
        <GridItem span={6}>
          <GroupEntered block={block} />
        </GridItem>
      </Grid>
      <TagTerms block={block} portal={portal} filter={filter} onGenre={onGenre} />
      <Section title={t(groupPageMessages.bookList)} lead={t(groupPageMessages.bookListLead)}>
        <GroupBooks block={block} />
      </Section>
    </PageFrame>
  );
}

/** Its stage, when it was first seen, and the genres where it lives. */
function TagFacts({ block, portal }: Pick<TagViewProps, 'block' | 'portal'>) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatDay } = useFormats();
  const { data } = block;
  if (block.state.kind === 'loading') {
    return <Skeleton shape="block" blockSize="100%" className={css.factsRoom} />;
  }
  if (data === undefined) return null;
  const { lifecycle } = data.tag;
  return (
    <Inline gap="sm">
      <GlossOf name={data.tag.name} />
      {lifecycle !== null && <LifecycleBadge stage={lifecycle} />}
      {data.first_seen !== null && (
        <Text as="span" tone="secondary">
          {t(messages.firstSeen, { day: formatDay(data.first_seen, 'long') })}
        </Text>
      )}
      {data.genres.length > 0 && (
        <Text as="span" tone="secondary">
          {t(messages.livesIn)}
        </Text>
      )}
      {data.genres.map((genre) => (
        <Chip key={genre.id} href={`${paths.genre(portal, genre.id)}&tag=${data.tag.id}`}>
          {t(messages.partner, { name: glossed(genre.name), books: genre.books })}
        </Chip>
      ))}
    </Inline>
  );
}
