import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import * as field from '../../internal/field.css.ts';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './NumberField.css.ts';

interface NumberActionsProps {
  label: string;
  hasStepper: boolean;
  isClearable: boolean;
}

/** Buttons at the end of the well. None of them takes the focus away from the number. */
export function NumberActions({ label, hasStepper, isClearable }: NumberActionsProps) {
  const strings = useUiStrings();
  const state = use(NumberFieldStateContext);
  const isEmpty = state === null || state.inputValue === '';
  if (!hasStepper && !isClearable) return null;
  return (
    <span className={field.actions}>
      {isClearable && !isEmpty && (
        <Button
          slot={null}
          aria-label={strings.clearField(label)}
          excludeFromTabOrder
          preventFocusOnPress
          onPress={() => {
            state.setInputValue('');
            state.setNumberValue(Number.NaN);
          }}
          className={css.button}
        >
          <Icon name="close" size="sm" />
        </Button>
      )}
      {hasStepper && (
        <>
          <Button slot="decrement" className={css.button}>
            <Icon name="minus" size="sm" />
          </Button>
          <Button slot="increment" className={css.button}>
            <Icon name="plus" size="sm" />
          </Button>
        </>
      )}
    </span>
  );
}
