import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './TextField.css.ts';

/** From so many characters left on, each further one is announced. */
const ANNOUNCE_BELOW_CHARS = 10;

/** How much of a field is used. Near the end it is said aloud what is left. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const strings = useUiStrings();
  const format = useFormatNumber();
  const left = limit - used;
  const shown = `${format(used)} / ${format(limit)}`;
  return (
    <span className={css.counter} data-full={left <= 0 ? '' : undefined}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden role="status">
        {left <= ANNOUNCE_BELOW_CHARS ? strings.charactersLeft(format(Math.max(left, 0))) : ''}
      </VisuallyHidden>
    </span>
  );
}
