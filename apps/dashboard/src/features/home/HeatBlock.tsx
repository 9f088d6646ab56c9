import { useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, homeHeat, PortalSlug } from '@litometr/api-contract';
import { Inline, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Block } from '../../blocks/block.ts';
import { HeatMap } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useShowAll } from '../../blocks/useShowAll.tsx';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { homeMessages as messages } from './home.messages.ts';

const noItems: EndpointResponse<typeof homeHeat>['items'] = [];

interface HeatBlockProps extends Block<EndpointResponse<typeof homeHeat>> {
  isIn: (portal: PortalSlug) => boolean;
}

/** Genres that most portals have, and the most books: all others are shown on request. */
const ROWS = 12;
/** Of so many rows, in pixels. */
const HEIGHT = 360;

/** Genres that accelerate, by portal: the hue shows the direction, its intensity the amount. */
export function HeatBlock({ state, data, isIn }: HeatBlockProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatDelta } = useFormats();
  const domain = useDomain();
  const navigate = useNavigate();
  const source = useChartSource();
  const columns = (data?.portals ?? []).filter(isIn);
  const { shown: rows, withShown, button } = useShowAll(data?.items ?? noItems, ROWS, data?.genres);
  const cellOf = (row: number, portal: PortalSlug | undefined) =>
    rows[row]?.cells.find((cell) => cell.portal === portal);
  // The fastest one may be in a row that is not shown yet.
  const compared = (data?.items ?? noItems)
    .flatMap(({ name, cells }) => cells.map((cell) => ({ ...cell, name })))
    .filter(({ portal, change }) => isIn(portal) && change !== null);
  const best = compared
    .filter(({ change, certain }) => certain && (change ?? 0) > 0)
    .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0))[0];
  const map = (
    <HeatMap
      title={
        best?.change == null
          ? t(compared.length === 0 ? messages.heat : messages.heatNone)
          : t(messages.heatLead, {
              name: glossed(best.name),
              portal: domain.portal(best.portal),
              change: formatDelta(best.change, 'percent'),
            })
      }
      headingLevel={2}
      note={withShown(t(messages.heatNote))}
      csvName={t(messages.heat)}
      state={state}
      {...source(data?.meta, { n: null })}
      {...(data === undefined && { height: HEIGHT })}
      scale="diverging"
      format="percent"
      isByChance={(row, column) => cellOf(row, columns[column])?.certain === false}
      valueLabel={t(messages.heatValue)}
      missingLabel={t(messages.heatFew)}
      rows={rows.map(({ name }) => ({ id: name, label: glossed(name) }))}
      columns={columns.map((slug) => ({ id: slug, label: domain.portal(slug) }))}
      values={rows.map((_, row) => columns.map((slug) => cellOf(row, slug)?.change))}
      onChoose={({ row, column }) => {
        const slug = columns.find((each) => each === column);
        const cell =
          slug &&
          cellOf(
            rows.findIndex(({ name }) => name === row),
            slug,
          );
        if (slug !== undefined && cell !== undefined) {
          void navigate(`${paths.portal(slug)}?view=movement&list=genre_top&genre=${cell.id}`);
        }
      }}
    />
  );
  if (button === null) return map;
  return (
    <Stack gap="xs">
      {map}
      <Inline>{button}</Inline>
    </Stack>
  );
}
