import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import * as menu from '../../internal/menu.css.ts';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Select.css.ts';

export interface SelectOption {
  id: string;
  label: string;
  description?: string;
}

export interface SelectProps
  extends Omit<AriaSelectProps<SelectOption>, 'className' | 'children' | 'value' | 'onChange'> {
  label: string;
  labelHidden?: boolean;
  options: readonly SelectOption[];
  /** Id of the chosen option; null for none. */
  value?: string | null;
  onChange?: (id: string) => void;
  /** `sm` is for toolbars: at most 150 px wide. */
  size?: keyof typeof field.size;
  description?: ReactNode;
  errorMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One of several that need not all be seen at once. For two to five, SegmentedControl. */
export function Select({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  size = 'md',
  placeholder,
  description,
  errorMessage,
  className,
  ...rest
}: SelectProps) {
  const strings = useUiStrings();
  return (
    <AriaSelect
      {...rest}
      {...(value !== undefined && { value })}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      placeholder={placeholder ?? strings.selectPlaceholder}
      className={clsx(field.root, css.width[size], className)}
      data-size={size}
    >
      <Label className={clsx(field.label, labelHidden && hidden.root)}>{label}</Label>
      <Button className={clsx(field.well, field.size[size], css.button)}>
        <SelectValue className={css.value}>
          {({ selectedText }) => selectedText || null}
        </SelectValue>
        <Icon name="chevronUpDown" size="sm" className={css.chevron} />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={menu.popover} offset={4} containerPadding={8}>
        <ListBox className={clsx(menu.list, css.list)} items={options}>
          {(option) => <Option option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={menu.item}>
      {({ isSelected }) => (
        <>
          <span className={menu.itemText}>
            {option.label}
            {option.description !== undefined && (
              <span className={menu.itemNote}>{option.description}</span>
            )}
          </span>
          {isSelected && <Icon name="check" size="sm" className={menu.itemTick} />}
        </>
      )}
    </ListBoxItem>
  );
}
