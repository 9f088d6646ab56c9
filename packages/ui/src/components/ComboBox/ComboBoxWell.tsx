import { clsx } from 'clsx';
import { type Ref, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import * as field from '../../internal/field.css.ts';
import { useUiStrings } from '../../provider/index.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import * as css from './ComboBox.css.ts';

interface ComboBoxWellProps {
  label: string;
  icon: IconName | undefined;
  placeholder: string | undefined;
  size: keyof typeof field.size;
  isClearable: boolean;
  isPending: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** Where one types: icon, text, a cross when there is something to clear, and the way to the list. */
export function ComboBoxWell({
  label,
  icon,
  placeholder,
  size,
  isClearable,
  isPending,
  inputRef,
}: ComboBoxWellProps) {
  const strings = useUiStrings();
  const state = use(ComboBoxStateContext);
  const isEmpty = !state || (state.inputValue === '' && state.value === null);
  return (
    <Group className={clsx(field.well, field.size[size])}>
      {icon && <Icon name={icon} className={field.icon} />}
      <Input ref={inputRef} placeholder={placeholder} className={field.input} />
      <span className={field.actions}>
        {isPending && <PendingSpinner />}
        {isClearable && !isEmpty && (
          <Button
            slot={null}
            aria-label={strings.clearField(label)}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={() => {
              state.setValue(null);
              state.setInputValue('');
            }}
            className={clsx(css.button, css.clear)}
          >
            <Icon name="close" size="sm" />
          </Button>
        )}
        <Button className={css.button}>
          <Icon name="chevronDown" size="sm" />
        </Button>
      </span>
    </Group>
  );
}
