import { useFormats } from '@litometr/analytics-widgets';
import type { Bin, PortalSlug } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { portalPath } from '../../portals/portals.ts';
import type { Block } from '../block.ts';
import { blockMessages } from '../blocks.messages.ts';
import { chartMethod } from '../charts/chartMethod.tsx';
import { Histogram } from '../charts/charts.ts';
import { groupPageMessages as messages } from './groupPage.messages.ts';
import type { GroupParts } from './groupParts.ts';

/**
 * Returns the bins for the chart, up to the last one with books in either of the compared sets. The
 * open-ended bin is as wide on the axis as the one before, and named by `openLabelOf`.
 */
function closed(
  bins: readonly Bin[],
  other: readonly number[] = [],
  openLabelOf: (from: number) => string,
) {
  const last = bins.findLastIndex(({ count }, at) => count > 0 || (other[at] ?? 0) > 0);
  return bins.slice(0, last + 1).map(({ from, to, count }, index, full) => {
    const before = full[index - 1];
    return to === null
      ? {
          from,
          to: from + (before === undefined ? from : from - before.from),
          count,
          openLabel: openLabelOf(from),
        }
      : { from, to, count };
  });
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

interface GroupTermsProps {
  block: Block<GroupParts>;
  name: string;
  portal: PortalSlug;
  /** The filter of the catalogue that is this group: `tag=7`. */
  filter: string;
  median: { price: number | null; chars: number | null };
  headingLevel?: 2 | 3;
  /** The genre that they are compared with, and their own label in that comparison. */
  against?: { own: string; genre: string; prices: readonly number[]; volumes: readonly number[] };
}

/** Prices and lengths of the group's books; a bar links to its books. */
export function GroupTerms(props: GroupTermsProps) {
  const { block, name, portal, filter, median, headingLevel = 2, against } = props;
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const { formatValue } = useFormats();
  const open = (key: 'price' | 'chars', from: number, to: number | '') =>
    void navigate(`${portalPath(portal, 'books')}?${filter}&${key}=${from}..${to}`);
  const marker = (value: number | null) =>
    value === null ? {} : { marker: { value, label: t(messages.median) } };
  const charts = [
    {
      key: 'price',
      title: t(messages.prices),
      csvName: `${name} prices`,
      label: t(messages.price),
      format: 'money',
      bins: block.data?.prices ?? [],
      other: against?.prices,
      note: messages.pricesAgainst,
    },
    {
      key: 'chars',
      title: t(messages.volumes),
      csvName: `${name} volumes`,
      label: t(messages.volume),
      format: 'volume',
      bins: block.data?.volumes ?? [],
      other: against?.volumes,
      note: messages.volumesAgainst,
    },
  ] as const;
  return (
    <Grid>
      {charts.map(({ key, bins, other, note, ...chart }) => (
        <GridItem key={key} span={6}>
          <Histogram
            {...chart}
            headingLevel={headingLevel}
            state={block.state}
            countLabel={t(messages.books)}
            {...chartMethod({ n: sum(bins.map(({ count }) => count)) })}
            bins={closed(bins, other, (from) =>
              t(blockMessages.bandFrom, { from: formatValue(from, chart.format) }),
            )}
            {...(against !== undefined &&
              other !== undefined && {
                note: t(note, { own: sum(bins.map(({ count }) => count)), genre: sum(other) }),
                against: {
                  own: against.own,
                  label: against.genre,
                  counts: other,
                  share: t(messages.bookShare),
                },
              })}
            onChoose={({ from, to, openLabel }) =>
              open(key, from, openLabel === undefined ? to : '')
            }
            {...marker(median[key])}
          />
        </GridItem>
      ))}
    </Grid>
  );
}
