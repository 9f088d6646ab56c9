import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './TagField.css.ts';

/** How many are chosen of how many that may be. Reaching the end is said aloud. */
export function Limit({ used, limit }: { used: number; limit: number }) {
  const strings = useUiStrings();
  const format = useFormatNumber();
  const shown = `${format(used)} / ${format(limit)}`;
  return (
    <span className={css.limit}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden role="status">
        {used >= limit ? strings.tagLimit(format(limit)) : ''}
      </VisuallyHidden>
    </span>
  );
}
