import * as field from '../../internal/field.css.ts';
import { Icon } from '../Icon/index.ts';

/** Shows the error of the range. Announced when it appears: a slider has no slot for a message. */
export function RangeFault({ children }: { children: string | undefined }) {
  return (
    <div role="status">
      {children !== undefined && (
        <span className={field.error} data-field-error="">
          <Icon name="danger" size="sm" className={field.errorIcon} />
          <span>{children}</span>
        </span>
      )}
    </div>
  );
}
