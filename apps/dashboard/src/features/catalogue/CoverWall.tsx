import { DataPanel, type PanelState, RowLink } from '@litometr/analytics-widgets';
import type { CatalogueItem } from '@litometr/api-contract';
import { mainMetricOrder } from '@litometr/domain';
import { BookCover, Grid, Skeleton, Stack, Text } from '@litometr/ui';
import { DataText } from '../../blocks/DataText.tsx';
import { WeekGainCell } from '../../blocks/table/WeekGainCell.tsx';
import { bookCellProps } from '../../domain/useDomain.ts';
import { useNames } from '../../domain/useNames.ts';
import * as css from './CoverWall.css.ts';

const SKELETONS = 12;

/** The books as a wall of covers: title, author, and the week's gain. */
export function CoverWall({ rows, state }: { rows: readonly CatalogueItem[]; state: PanelState }) {
  const names = useNames();
  const main = mainMetricOrder.find((metric) =>
    rows.some((row) => row.metrics[metric] !== undefined),
  );
  if (state.kind !== 'ready' && state.kind !== 'partial') {
    return (
      <DataPanel
        state={state}
        skeleton={
          <Grid min="9rem" gap="lg">
            {Array.from({ length: SKELETONS }, (_, index) => (
              <Skeleton key={index} shape="block" blockSize="18rem" />
            ))}
          </Grid>
        }
      />
    );
  }
  return (
    <Grid as="ul" min="9rem" gap="lg" className={css.wall} aria-busy={state.refreshing === true}>
      {rows.map(({ book, gains }) => {
        const { title, href, authors, cover } = bookCellProps(book);
        const gain = main === undefined ? undefined : gains[main];
        return (
          <li key={book.id}>
            <Stack gap="xs" className={css.item}>
              <BookCover
                size="fill"
                title={names.title(title)}
                author={authors.map(({ name }) => names.author(name)).join(', ')}
                src={cover.src}
                {...('genre' in cover ? { genre: cover.genre } : {})}
                isAdult={cover.adult}
              />
              <Text as="span" weight="medium" lines={2} dir="auto">
                <RowLink href={href} className={css.link}>
                  <DataText>{title}</DataText>
                </RowLink>
              </Text>
              <Text as="span" size="caption" tone="secondary" lines={1} dir="auto">
                <DataText of="author">
                  {authors.map(({ name }) => names.author(name)).join(', ')}
                </DataText>
              </Text>
              {gain !== undefined && (
                <Text as="div" size="caption">
                  <WeekGainCell gain={gain} />
                </Text>
              )}
            </Stack>
          </li>
        );
      })}
    </Grid>
  );
}
