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

const SIMULATION_TICKS = 240;

/**
 * Lays out circles with a force simulation: ties pull them together, and collisions keep them from
 * covering each other. The layout is deterministic, because the simulation starts from a fixed
 * seed. Coordinates are pixels around a centre of 0, 0.
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
    // A tag without ties is also pulled to the centre, or it would drift away.
    .force('x', forceX(0).strength(0.08))
    .force('y', forceY(0).strength(0.12))
    .stop();
  simulation.tick(SIMULATION_TICKS);
  return nodes.map(({ index, r, x = 0, y = 0 }) => ({ index, r, x, y }));
}
