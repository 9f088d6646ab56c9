import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { useUiStrings } from '../../provider/index.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'children'> {
  label: string;
  labelHidden?: boolean;
  placeholder?: string;
  size?: keyof typeof field.size;
  /** What was asked for is on its way: a spinner stands for the magnifier. */
  isPending?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/** Text that narrows what is shown. Escape and its button clear it; Enter submits it. */
export function SearchField({
  label,
  labelHidden = true,
  placeholder,
  size = 'md',
  isPending = false,
  description,
  errorMessage,
  className,
  inputRef,
  ...rest
}: SearchFieldProps) {
  const strings = useUiStrings();
  return (
    <AriaSearchField {...rest} data-field="" className={clsx(field.root, className)}>
      {({ isDisabled, isInvalid }) => (
        <>
          <FieldLabel of="SearchField" label={label} isHidden={labelHidden} />
          <Group
            className={clsx(field.well, field.size[size])}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
          >
            {isPending ? (
              <PendingSpinner />
            ) : (
              <Icon name="search" size={size === 'sm' ? 'sm' : 'md'} className={field.icon} />
            )}
            <Input ref={inputRef} placeholder={placeholder} className={field.input} />
            <IconButton icon="close" size="sm" label={strings.clearSearch} className={css.clear} />
          </Group>
          <FieldNotes description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaSearchField>
  );
}
