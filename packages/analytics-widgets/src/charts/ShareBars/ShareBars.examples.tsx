import meta from './ShareBars.stories.tsx';
import { ShareBars } from './ShareBars.tsx';

/** Three parts, and the sample of each row in its name. */
export function ThreeParts() {
  return (
    <ShareBars
      {...meta.args}
      title="Фэнтези дописывают чаще всего"
      rows={[
        { id: 'fantasy', label: 'Фэнтези, n = 166', amounts: [41, 122, 3] },
        { id: 'novel', label: 'Роман, n = 164', amounts: [60, 96, 8] },
        { id: 'crime', label: 'Детектив, n = 53', amounts: [22, 31, 0] },
      ]}
    />
  );
}

/** Three poems look as sure as three thousand novels. */
export function SampleNotShown() {
  return (
    <ShareBars
      {...meta.args}
      title="Стихи дописывают всегда"
      rows={[
        { id: 'novel', label: 'Роман', amounts: [820, 2140, 60] },
        { id: 'fantasy', label: 'Фэнтези', amounts: [410, 1220, 30] },
        { id: 'poems', label: 'Стихи', amounts: [0, 3, 0] },
      ]}
    />
  );
}
