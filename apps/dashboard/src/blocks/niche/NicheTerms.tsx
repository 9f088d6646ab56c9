import type { Bin, PortalSlug } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { portalPath } from '../../portals/portals.ts';
import type { Block } from '../block.ts';
import { Histogram } from '../charts/charts.ts';
import { nichePageMessages as messages } from './nichePage.messages.ts';
import type { NicheParts } from './nicheParts.ts';

/**
 * Bins as the chart takes them: up to the last that holds anything; the one without an end is as
 * wide as the one before.
 */
function closed(bins: readonly Bin[]) {
  const full = bins.slice(0, bins.findLastIndex(({ count }) => count > 0) + 1);
  return full.map(({ from, to, count }, index) => {
    const before = full[index - 1];
    return { from, to: to ?? from + (before === undefined ? from : from - before.from), count };
  });
}

interface NicheTermsProps {
  block: Block<NicheParts>;
  name: string;
  portal: PortalSlug;
  /** The filter of the catalogue that is this niche: `tag=7`. */
  filter: string;
  median: { price: number | null; chars: number | null };
}

/** What its books cost and how long they are; a bar leads to those books. */
export function NicheTerms({ block, name, portal, filter, median }: NicheTermsProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const open = (key: 'price' | 'chars', from: number, to: number) =>
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
      bins: block.data?.prices,
    },
    {
      key: 'chars',
      title: t(messages.volumes),
      csvName: `${name} volumes`,
      label: t(messages.volume),
      format: 'volume',
      bins: block.data?.volumes,
    },
  ] as const;
  return (
    <Grid>
      {charts.map(({ key, bins, ...chart }) => (
        <GridItem key={key} span={6}>
          <Histogram
            {...chart}
            headingLevel={2}
            state={block.state}
            countLabel={t(messages.books)}
            bins={closed(bins ?? [])}
            onChoose={({ from, to }) => open(key, from, to)}
            {...marker(median[key])}
          />
        </GridItem>
      ))}
    </Grid>
  );
}
