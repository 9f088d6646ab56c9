import meta from './Treemap.stories.tsx';
import { Treemap } from './Treemap.tsx';

const small = { ...meta.args, height: 220 };

/** Twelve parts of very different size. */
export function TwelveParts() {
  return <Treemap {...small} />;
}

/** Eight parts that differ by a few books: which one is larger cannot be seen. */
export function PartsOfSimilarSize() {
  const items = meta.args.items
    .slice(0, 8)
    .map((item, at) => ({ ...item, value: 400 + ((at * 5) % 8) * 4 }));
  return <Treemap {...small} title="Где книг больше всего" items={items} />;
}
