import { PendingSpinner } from '../components/Button/ButtonContent.tsx';
import { Button } from '../components/Button/index.ts';
import { Icon } from '../components/Icon/index.ts';
import { useUiStrings } from '../provider/index.ts';
import * as css from './optionStatus.css.ts';

/** Whether the options are there, are on their way, or did not come. */
export type OptionsStatus = 'ready' | 'loading' | 'failed';

interface OptionStatusProps {
  status: OptionsStatus;
  /** What an empty list says; by default that nothing was found. */
  emptyText?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The row that stands for options that are not there, and says why. */
export function OptionStatus({ status, emptyText, onRetry }: OptionStatusProps) {
  const strings = useUiStrings();
  if (status === 'loading') {
    return (
      <div className={css.row}>
        <PendingSpinner />
        {strings.optionsLoading}
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className={css.row}>
        <Icon name="danger" size="sm" className={css.danger} />
        <span className={css.words}>{strings.optionsFailed}</span>
        {onRetry && (
          <Button size="sm" variant="quiet" slot={null} onPress={onRetry}>
            {strings.retry}
          </Button>
        )}
      </div>
    );
  }
  return <div className={css.row}>{emptyText ?? strings.optionsEmpty}</div>;
}
