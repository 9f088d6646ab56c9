import { clsx } from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import type { OptionsStatus } from '../../internal/OptionStatus.tsx';
import { OptionsFailure } from '../../internal/OptionsFailure.tsx';
import { OptionsPopover } from '../../internal/OptionsPopover.tsx';
import { type FieldOption, flatten, type OptionEntry, withChosen } from '../../internal/options.ts';
import { withRequired } from '../../internal/required.ts';
import type { IconName } from '../Icon/index.ts';
import { ComboBoxWell } from './ComboBoxWell.tsx';

/** Props of react-aria that ComboBox and TagField control themselves. */
type OwnedProps =
  | 'className'
  | 'children'
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'isRequired'
  | 'allowsEmptyCollection'
  | 'allowsCustomValue'
  | 'formValue'
  | 'inputValue'
  | 'defaultInputValue'
  | 'validate';

export interface ComboBoxProps<Option extends FieldOption = FieldOption>
  extends Omit<AriaComboBoxProps<OptionEntry<Option>>, OwnedProps> {
  label: string;
  labelHidden?: boolean;
  /** Options, and groups of them under headings. The list is virtualized, so thousands are fine. */
  options: readonly OptionEntry<Option>[];
  /** Id of the chosen option; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string | null) => void;
  /** The chosen option at first, where it is not among `options`. */
  chosen?: Option;
  /** `remote`: the owner passes the matching options in response to `onInputChange`. */
  filtering?: 'local' | 'remote';
  status?: OptionsStatus;
  /** Retries loading options after a failure. */
  onRetry?: () => void;
  /** Text of an empty list; by default that nothing was found. */
  emptyText?: string;
  /** Content of a row. The option's `label` stays what is typed and what the field shows. */
  renderOption?: (option: Option) => ReactNode;
  icon?: IconName;
  placeholder?: string;
  size?: keyof typeof field.size;
  isClearable?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes a choice required; said when there is none. */
  requiredMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many, found by typing. For a list short enough to read, Select; for several, TagField. */
export function ComboBox<Option extends FieldOption = FieldOption>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue = null,
  onChange,
  chosen,
  filtering = 'local',
  status = 'ready',
  onRetry,
  emptyText,
  renderOption,
  icon,
  placeholder,
  size = 'md',
  isClearable = true,
  description,
  errorMessage,
  requiredMessage,
  className,
  inputRef,
  ...rest
}: ComboBoxProps<Option>) {
  const [own, setOwn] = useState(defaultValue);
  const [seen, setSeen] = useState<Option | undefined>(chosen);
  const id = value === undefined ? own : value;
  return (
    <AriaComboBox<OptionEntry<Option>>
      {...rest}
      {...withRequired(requiredMessage, ({ value: key }) => key === null, undefined)}
      {...(filtering === 'remote' && { defaultFilter: () => true })}
      value={id}
      onChange={(key) => {
        const next = key === null ? null : String(key);
        if (next === id) return;
        setSeen(flatten(options).find((option) => option.id === next));
        setOwn(next);
        onChange?.(next);
      }}
      allowsEmptyCollection
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="ComboBox" label={label} isHidden={labelHidden} />
      <ComboBoxWell
        label={label}
        icon={icon}
        placeholder={placeholder}
        size={size}
        isClearable={isClearable}
        isPending={status === 'loading'}
        inputRef={inputRef}
      />
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
      <OptionsFailure status={status} onRetry={onRetry} />
      <OptionsPopover
        entries={withChosen(options, [seen ?? chosen], id === null ? [] : [id])}
        status={status}
        emptyText={emptyText}
        renderOption={renderOption}
      />
    </AriaComboBox>
  );
}
