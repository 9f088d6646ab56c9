import meta from './TagMatrix.stories.tsx';
import { TagMatrix } from './TagMatrix.tsx';

const tags = ['академия', 'драконы', 'попаданка', 'развод', 'бывшие'].map((label) => ({
  id: label,
  label,
}));
const pairs = (rare: number | null) => [
  { a: 'академия', b: 'драконы', lift: 4.2, n: 86 },
  { a: 'академия', b: 'попаданка', lift: 2.6, n: 61 },
  { a: 'драконы', b: 'попаданка', lift: 3.1, n: 48 },
  { a: 'развод', b: 'бывшие', lift: 5.4, n: 72 },
  { a: 'академия', b: 'развод', lift: 0.3, n: 24 },
  { a: 'попаданка', b: 'развод', lift: 0.6, n: 31 },
  { a: 'драконы', b: 'бывшие', lift: rare, n: 2 },
];

/** Related tags are neighbours: two blocks. A pair of two books has no value. */
export function RelatedTagsTogether() {
  return <TagMatrix {...meta.args} tags={tags} pairs={pairs(null)} />;
}

/** A pair of two books has the strongest colour. */
export function ValueOfTwoBooks() {
  return (
    <TagMatrix
      {...meta.args}
      title="Драконы и бывшие ходят вместе"
      note="Во сколько раз чаще вместе, чем случайно; пары от 2 книг"
      tags={tags}
      pairs={pairs(9.8)}
    />
  );
}
