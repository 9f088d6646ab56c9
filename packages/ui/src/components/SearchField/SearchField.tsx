import { clsx } from 'clsx';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import * as field from '../../internal/field.css.ts';
import { requireLabel } from '../../internal/requireLabel.ts';
import { useUiStrings } from '../../provider/index.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as hiddenCss from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'className' | 'children' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onSubmit'
  > {
  label: string;
  labelHidden?: boolean;
  placeholder?: string;
  size?: keyof typeof field.size;
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Enter was pressed. */
  onSubmit?: (text: string) => void;
  /** Called after Escape or the button cleared the field, and after `onChange`. */
  onClear?: () => void;
  /** Of the field; what it prevents, the field leaves alone. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Shows a spinner in place of the magnifier while a request is in progress. */
  isPending?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  description?: ReactNode;
  /** Shown while `isInvalid`. */
  errorMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Text that filters the visible content. Escape and its button clear it; Enter submits it. It is in
 * the sidebar of every page, so it is a native input; it takes part in no form.
 */
export function SearchField({
  label,
  labelHidden = true,
  placeholder,
  size = 'md',
  value,
  defaultValue = '',
  onChange,
  onSubmit,
  onClear,
  onKeyDown,
  isPending = false,
  isDisabled = false,
  isReadOnly = false,
  isInvalid = false,
  description,
  errorMessage,
  className,
  inputRef,
  ...rest
}: SearchFieldProps) {
  requireLabel('SearchField', label);
  const strings = useUiStrings();
  const id = useId();
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const change = (next: string) => {
    setTyped(next);
    onChange?.(next);
  };
  const clear = () => {
    change('');
    onClear?.();
  };
  const isFixed = isDisabled || isReadOnly;
  const error = isInvalid ? errorMessage : undefined;
  const notes = {
    [`${id}note`]: description !== undefined && description !== null,
    [`${id}error`]: error !== undefined,
  };
  return (
    <div
      {...rest}
      data-field=""
      data-empty={text === '' || undefined}
      data-readonly={isReadOnly || undefined}
      className={clsx(field.root, className)}
    >
      <label htmlFor={`${id}input`} className={clsx(field.label, labelHidden && hiddenCss.root)}>
        {label}
      </label>
      <div
        data-disabled={isDisabled || undefined}
        data-invalid={isInvalid || undefined}
        className={clsx(field.well, field.size[size])}
      >
        {isPending ? (
          <PendingSpinner />
        ) : (
          <Icon name="search" size={size === 'sm' ? 'sm' : 'md'} className={field.icon} />
        )}
        <input
          ref={inputRef}
          id={`${id}input`}
          type="search"
          value={text}
          disabled={isDisabled}
          data-disabled={isDisabled || undefined}
          readOnly={isReadOnly}
          placeholder={placeholder}
          aria-invalid={isInvalid || undefined}
          aria-describedby={clsx(notes) || undefined}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // An Enter may only end a word that is being composed.
            if (event.defaultPrevented || event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && onSubmit) onSubmit(text);
            else if (event.key === 'Escape' && text !== '' && !isFixed) clear();
            else return;
            // Another thing would be closed or sent by it as well.
            event.preventDefault();
            event.stopPropagation();
          }}
          className={field.input}
        />
        <IconButton
          icon="close"
          size="sm"
          label={strings.clearSearch}
          isDisabled={isFixed}
          // Keyboard users have Escape; pointer users continue typing.
          excludeFromTabOrder
          preventFocusOnPress
          onPress={({ target }) => {
            clear();
            target.closest('[data-field]')?.querySelector('input')?.focus();
          }}
          className={css.clear}
        />
      </div>
      {notes[`${id}note`] === true && (
        <span id={`${id}note`} className={field.note}>
          {description}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}error`} data-field-error="" className={field.error}>
          <Icon name="danger" size="sm" className={field.errorIcon} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
