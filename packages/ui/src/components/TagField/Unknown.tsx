import { useListFormatter } from 'react-aria/useListFormatter';
import * as field from '../../internal/field.css.ts';
import { useUiStrings } from '../../provider/index.ts';

/** Announces pasted values that match no option, so that they are not lost unnoticed. */
export function Unknown({ words }: { words: readonly string[] }) {
  const strings = useUiStrings();
  const format = useListFormatter({ type: 'conjunction' });
  return (
    <div role="status" className={field.note}>
      {words.length > 0 && strings.tagsUnknown(format.format(words))}
    </div>
  );
}
