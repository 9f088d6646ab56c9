import { useListFormatter } from 'react-aria/useListFormatter';
import * as field from '../../internal/field.css.ts';
import { useUiStrings } from '../../provider/index.ts';

/** What was pasted and could not be taken: said, so that it is not lost unseen. */
export function Unknown({ words }: { words: readonly string[] }) {
  const strings = useUiStrings();
  const format = useListFormatter({ type: 'conjunction' });
  return (
    <div role="status" className={field.note}>
      {words.length > 0 && strings.tagsUnknown(format.format(words))}
    </div>
  );
}
