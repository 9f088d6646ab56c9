import { Button } from '../components/Button/index.ts';
import { Icon } from '../components/Icon/index.ts';
import { useUiStrings } from '../provider/index.ts';
import type { OptionsStatus } from './OptionStatus.tsx';
import * as css from './optionStatus.css.ts';

interface OptionsFailureProps {
  status: OptionsStatus;
  onRetry: (() => void) | undefined;
}

/**
 * Announces under a field that its options failed to load. It is outside of the open list: the
 * keyboard could not reach a button in there.
 */
export function OptionsFailure({ status, onRetry }: OptionsFailureProps) {
  const strings = useUiStrings();
  return (
    <div role="status" className={css.failure}>
      {status === 'failed' && (
        <>
          <Icon name="danger" size="sm" className={css.danger} />
          <span className={css.words}>{strings.optionsFailed}</span>
          {onRetry && (
            <Button size="sm" variant="quiet" slot={null} className={css.retry} onPress={onRetry}>
              {strings.retry}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
