import meta from './TagMap.stories.tsx';
import { TagMap } from './TagMap.tsx';

const TIES_PER_TAG = 2;
const tags = meta.args.tags.slice(0, 10);
const ids = new Set(tags.map(({ id }) => id));
const strongest = meta.args.ties
  .filter(({ a, b }) => ids.has(a) && ids.has(b))
  .sort((one, other) => other.weight - one.weight)
  .slice(0, TIES_PER_TAG * tags.length);
const map = { ...meta.args, tags, ties: strongest, height: 220 };

/** The strongest ties alone. */
export function StrongestTies() {
  return <TagMap {...map} note="Линия — чаще вместе, чем случайно" />;
}

/** The title is read off the distance between two circles. */
export function DistanceAsValue() {
  return (
    <TagMap
      {...map}
      title="«Драконам» «развод» ближе, чем «космос»"
      note="По расстоянию между кругами"
    />
  );
}
