import type { EndpointResponse, tagPairs } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { chartMethod } from '../../blocks/charts/chartMethod.tsx';
import { TagMap, TagMatrix } from '../../blocks/charts/charts.ts';
import { usePairTitle } from '../../blocks/charts/usePairTitle.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

export interface TagPairsProps {
  form: 'map' | 'matrix';
  block: Block<EndpointResponse<typeof tagPairs>>;
  onOpen: (id: string) => void;
}

/** A momentum of half is neither up nor down. */
const MIDDLE = 50;
/** Ties weaker than this would cover the map. */
const MIN_PMI = 1;

/**
 * Renders the tags that are on the same books, as a map or as a matrix.
 *
 * @methodology tag-map
 * @title Map of tags
 * @measures Tags that are often on the same books lie near each other. The area of a circle grows with the
 *   number of books, the thickness of a line with the PMI.
 * @condition Lines join pairs with a PMI of at least {MIN_PMI}.
 * @condition Places result from a simulation of forces: lines pull, circles repel. Directions and distances
 *   have no further meaning. The same tags always lie in the same places.
 * @condition The colour shows whether the median gain percentile of the books is above or below {MIDDLE}.
 * @source d3-force, a simulation of physical forces, https://d3js.org/d3-force.
 */
export function TagPairs({ form, block, onOpen }: TagPairsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const pairTitle = usePairTitle();
  const nodes = block.data?.nodes ?? [];
  const pairs = block.data?.items ?? [];
  return form === 'map' ? (
    <TagMap
      title={pairTitle(block.data, t(messages.mapTitle))}
      headingLevel={2}
      note={t(messages.mapNote)}
      csvName="tags map"
      {...chartMethod({ n: block.data?.meta.n })}
      height={560}
      state={block.state}
      labels={{
        books: t(messages.books),
        momentum: t(messages.momentum),
        ties: t(messages.ties),
      }}
      tags={nodes.map(({ id, name, books, momentum }) => ({
        id: String(id),
        label: glossed(name),
        books,
        momentum: momentum === null ? null : Math.round(momentum - MIDDLE),
      }))}
      ties={pairs
        .filter(({ pmi }) => pmi >= MIN_PMI)
        .map(({ a, b, pmi }) => ({ a: String(a), b: String(b), weight: pmi }))}
      onChoose={onOpen}
    />
  ) : (
    <TagMatrix
      title={pairTitle(block.data, t(messages.matrixTitle))}
      headingLevel={2}
      note={t(messages.matrixNote)}
      csvName="tags matrix"
      {...chartMethod({ n: block.data?.meta.n })}
      state={block.state}
      valueLabel={t(messages.pairLift)}
      tags={nodes.map(({ id, name }) => ({ id: String(id), label: glossed(name) }))}
      pairs={pairs.map(({ a, b, lift, books }) => ({
        a: String(a),
        b: String(b),
        lift,
        n: books,
      }))}
      onChoose={({ a }) => onOpen(a)}
    />
  );
}
