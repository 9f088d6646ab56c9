import { useUiStrings } from '../../provider/index.ts';
import { Alert } from '../Alert/index.ts';
import { focusControl } from './controls.ts';
import * as css from './Form.css.ts';
import type { WrongField } from './useWrongFields.ts';

/** Lists the errors above the fields; each line links to its field. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const strings = useUiStrings();
  const fields = wrong.filter(({ control }) => control !== null);
  return (
    <Alert tone="danger" {...(fields.length > 0 && { title: strings.formErrors(fields.length) })}>
      <ul className={css.wrong}>
        {wrong.map(({ id, control, label, message }) => (
          <li key={id} className={css.line}>
            {control && (
              <button type="button" className={css.way} onClick={() => focusControl(control)}>
                {label}
              </button>
            )}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
