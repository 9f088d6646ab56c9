import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';

export interface LaidTag {
  index: number;
  x: number;
  y: number;
  r: number;
}

interface TagNode {
  index: number;
  r: number;
  x?: number;
  y?: number;
}

const ROUNDS = 240;

/**
 * Circles drawn together by how strongly they are tied and kept from covering each other. The same
 * tags always lie the same way: the library's own numbers begin with one seed. Pixels around a centre of 0, 0.
 *
 * @methodology-part tag-map
 *
 * @param radii of the circles
 * @param ties by indexes, each with a weight of 0 to 1
 */
export function layTags(
  radii: readonly number[],
  ties: readonly { a: number; b: number; weight: number }[],
): LaidTag[] {
  const nodes: TagNode[] = radii.map((r, index) => ({ index, r }));
  const links = ties.map(({ a, b, weight }) => ({ source: a, target: b, weight }));
  const simulation = forceSimulation(nodes)
    .force('charge', forceManyBody<TagNode>().strength(-60))
    .force(
      'link',
      forceLink<TagNode, (typeof links)[number]>(links)
        .distance(60)
        .strength(({ weight }) => 0.1 + weight * 0.7),
    )
    .force(
      'collide',
      forceCollide<TagNode>(({ r }) => r + 8),
    )
    // A tag without ties is drawn to the middle too, or it would fly off.
    .force('x', forceX(0).strength(0.08))
    .force('y', forceY(0).strength(0.12))
    .stop();
  simulation.tick(ROUNDS);
  return nodes.map(({ index, r, x = 0, y = 0 }) => ({ index, r, x, y }));
}
