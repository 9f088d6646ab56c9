import { useUiStrings } from '../../provider/index.ts';
import { Alert } from '../Alert/index.ts';
import { focusControl } from './controls.ts';
import * as css from './Form.css.ts';
import type { WrongField } from './useWrongFields.ts';

/** What is wrong, above the fields; each line leads to its field. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const strings = useUiStrings();
  return (
    <Alert tone="danger" title={strings.formErrors(wrong.length)}>
      <ul className={css.wrong}>
        {wrong.map(({ id, control, label, message }) => (
          <li key={id}>
            {control ? (
              <button type="button" className={css.way} onClick={() => focusControl(control)}>
                {label}
              </button>
            ) : null}
            {control ? ': ' : ''}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
