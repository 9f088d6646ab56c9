import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as field from '../../internal/field.css.ts';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'children'> {
  label: string;
  labelHidden?: boolean;
  placeholder?: string;
  size?: keyof typeof field.size;
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
  className,
  inputRef,
  ...rest
}: SearchFieldProps) {
  const strings = useUiStrings();
  return (
    <AriaSearchField {...rest} className={clsx(field.root, className)}>
      <Label className={clsx(field.label, labelHidden && hidden.root)}>{label}</Label>
      <Group className={clsx(field.well, field.size[size])}>
        <Icon name="search" size={size === 'sm' ? 'sm' : 'md'} className={field.icon} />
        <Input ref={inputRef} placeholder={placeholder} className={field.input} />
        <IconButton icon="close" size="sm" label={strings.clearSearch} className={css.clear} />
      </Group>
    </AriaSearchField>
  );
}
