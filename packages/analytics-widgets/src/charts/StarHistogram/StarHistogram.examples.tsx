import meta from './StarHistogram.stories.tsx';
import { StarHistogram } from './StarHistogram.tsx';

/** One star and two are not published, which is not zero. */
export function UnpublishedCounts() {
  return (
    <StarHistogram
      {...meta.args}
      title="Пять звёзд ставят чаще всего"
      note="Одну и две звезды портал не показывает"
      counts={[null, null, 31, 120, 402]}
    />
  );
}

/** Three readers look like a distribution. */
export function ThreeRatings() {
  return <StarHistogram {...meta.args} counts={[0, 1, 0, 0, 2]} />;
}
