import { PendingSpinner } from '../components/Button/ButtonContent.tsx';
import { useUiStrings } from '../provider/index.ts';
import * as css from './optionStatus.css.ts';

/** Whether the options are there, are on their way, or did not come. */
export type OptionsStatus = 'ready' | 'loading' | 'failed';

interface OptionStatusProps {
  status: OptionsStatus;
  /** Text of an empty list; by default that nothing was found. */
  emptyText?: string | undefined;
}

/** Renders the row that replaces missing options and explains why. */
export function OptionStatus({ status, emptyText }: OptionStatusProps) {
  const strings = useUiStrings();
  const words = {
    ready: emptyText ?? strings.optionsEmpty,
    loading: strings.optionsLoading,
    failed: strings.optionsFailed,
  } as const satisfies Record<OptionsStatus, string>;
  return (
    <div className={css.row}>
      {status === 'loading' && <PendingSpinner />}
      {words[status]}
    </div>
  );
}
