import { clsx } from 'clsx';
import { type Ref, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { OptionsFailure } from '../../internal/OptionsFailure.tsx';
import { OptionsPopover } from '../../internal/OptionsPopover.tsx';
import { type FieldOption, flatten, type OptionEntry, withChosen } from '../../internal/options.ts';
import type { ComboBoxProps } from '../ComboBox/index.ts';
import { Limit } from './Limit.tsx';
import { limited } from './limited.ts';
import { TagWell } from './TagWell.tsx';
import { Unknown } from './Unknown.tsx';

export interface TagFieldProps<Option extends FieldOption = FieldOption>
  extends Omit<
      AriaComboBoxProps<OptionEntry<Option>, 'multiple'>,
      keyof ComboBoxProps | 'selectionMode' | 'items' | 'defaultItems' | 'children'
    >,
    Omit<
      ComboBoxProps<Option>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'chosen'
      | 'isClearable'
      | 'size'
      | 'icon'
      | 'validate'
    > {
  /** Ids of the chosen options in the order in which they were chosen. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (ids: string[]) => void;
  /** The chosen options at first, where they are not among `options`. */
  chosen?: readonly Option[];
  /** At most so many; then the rest of the list cannot be chosen. */
  limit?: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A multi-select by typing; the selection is shown as chips. Backspace removes the last one; pasted
 * text is split at commas and line breaks.
 */
export function TagField<Option extends FieldOption = FieldOption>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue = [],
  onChange,
  chosen = [],
  limit,
  filtering = 'local',
  status = 'ready',
  onRetry,
  emptyText,
  renderOption,
  placeholder,
  description,
  errorMessage,
  requiredMessage,
  className,
  inputRef,
  ...rest
}: TagFieldProps<Option>) {
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const [seen, setSeen] = useState<readonly Option[]>(chosen);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const ids = value ?? own;
  const entries = withChosen(options, [...seen, ...chosen], ids);
  const all = flatten(entries);

  const choose = (wanted: readonly string[]) => {
    const next = limited(wanted, limit);
    setSeen(all.filter((option) => next.includes(option.id)));
    setOwn(next);
    onChange?.(next);
  };

  return (
    <AriaComboBox<OptionEntry<Option>, 'multiple'>
      {...rest}
      {...(filtering === 'remote' && { defaultFilter: () => true })}
      selectionMode="multiple"
      value={ids}
      onChange={(keys) => choose(keys.map(String))}
      onInputChange={(text) => {
        if (text !== '') setUnknown([]);
        rest.onInputChange?.(text);
      }}
      disabledKeys={
        limit !== undefined && ids.length >= limit
          ? all.filter((option) => !ids.includes(option.id)).map((option) => option.id)
          : []
      }
      {...(requiredMessage !== undefined && { isRequired: true })}
      allowsEmptyCollection
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="TagField" label={label} isHidden={labelHidden} />
      <TagWell
        label={label}
        tags={ids.map((id) => all.find((option) => option.id === id) ?? { id, label: id })}
        options={all}
        placeholder={placeholder}
        isPending={status === 'loading'}
        isDisabled={rest.isDisabled === true}
        isReadOnly={rest.isReadOnly === true}
        onChange={choose}
        onUnknown={setUnknown}
        inputRef={inputRef}
      />
      <div className={field.notes}>
        <div>
          <FieldNotes
            description={description}
            errorMessage={errorMessage}
            requiredMessage={requiredMessage}
          />
          <Unknown words={unknown} />
        </div>
        {limit !== undefined && <Limit used={ids.length} limit={limit} />}
      </div>
      <OptionsFailure status={status} onRetry={onRetry} />
      <OptionsPopover
        entries={entries}
        status={status}
        emptyText={emptyText}
        renderOption={renderOption}
      />
    </AriaComboBox>
  );
}
