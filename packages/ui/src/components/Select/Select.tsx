import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';

import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import * as menu from '../../internal/menu.css.ts';
import { OptionList } from '../../internal/OptionList.tsx';
import { OptionStatus } from '../../internal/OptionStatus.tsx';
import type { FieldOption, OptionEntry, OptionGroup } from '../../internal/options.ts';
import { withRequired } from '../../internal/required.ts';
import { useFilledAtOnce } from '../../internal/useFilledAtOnce.ts';
import { useUiStrings } from '../../provider/index.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import { Icon } from '../Icon/index.ts';
import * as css from './Select.css.ts';

export type SelectOption = FieldOption;
export type SelectGroup = OptionGroup;

export interface SelectProps
  extends Omit<
    AriaSelectProps<OptionEntry>,
    | 'className'
    | 'children'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'isRequired'
    | 'selectionMode'
  > {
  label: string;
  labelHidden?: boolean;
  /** Options, and groups of them under headings. */
  options: readonly OptionEntry[];
  /** Id of the chosen option; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string) => void;
  /** `sm` is for toolbars: at most 150 px wide. */
  size?: keyof typeof field.size;
  /** The options are on their way. */
  isPending?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes a choice required; said when there is none. */
  requiredMessage?: string;
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
  requiredMessage,
  isPending = false,
  validate,
  className,
  ...rest
}: SelectProps) {
  const strings = useUiStrings();
  useFilledAtOnce();
  return (
    <AriaSelect
      {...rest}
      {...withRequired(requiredMessage, (key: Key | null) => key === null, validate)}
      {...(value !== undefined && { value })}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      placeholder={placeholder ?? strings.selectPlaceholder}
      data-field=""
      className={clsx(field.root, css.width[size], className)}
      data-size={size}
      allowsEmptyCollection={isPending}
    >
      <FieldLabel of="Select" label={label} isHidden={labelHidden} />
      <Button className={clsx(field.well, field.size[size], css.button)}>
        <SelectValue<OptionEntry> className={css.value}>
          {({ selectedText, defaultChildren, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        {isPending ? (
          <PendingSpinner />
        ) : (
          <Icon name="chevronUpDown" size="sm" className={css.chevron} />
        )}
      </Button>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
      <Popover className={menu.popover} offset={4} containerPadding={8}>
        <OptionList
          entries={options}
          className={clsx(menu.list, css.list)}
          empty={<OptionStatus status={isPending ? 'loading' : 'ready'} />}
        />
      </Popover>
    </AriaSelect>
  );
}
