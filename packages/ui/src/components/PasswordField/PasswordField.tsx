import { useState } from 'react';
import { useUiStrings } from '../../provider/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as css from './PasswordField.css.ts';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'action' | 'prefix' | 'suffix' | 'hasCounter' | 'multiline' | 'rows' | 'areaRef'
>;

/** A secret, with a button that shows it while the reader checks it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const strings = useUiStrings();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          size="sm"
          icon={isShown ? 'hide' : 'show'}
          label={isShown ? strings.hidePassword : strings.showPassword}
          aria-pressed={isShown}
          isDisabled={rest.isDisabled === true}
          onPress={() => setIsShown(!isShown)}
          className={css.reveal}
        />
      }
    />
  );
}
