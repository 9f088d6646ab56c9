import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type Ref, use, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import * as field from '../../internal/field.css.ts';
import type { FieldOption } from '../../internal/options.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import * as combo from '../ComboBox/ComboBox.css.ts';
import { Icon } from '../Icon/index.ts';
import { Chips } from './Chips.tsx';
import { readPasted } from './pasted.ts';
import * as css from './TagField.css.ts';

interface TagWellProps {
  label: string;
  /** The chosen, in order. */
  tags: readonly FieldOption[];
  /** All that can be chosen, for what is pasted. */
  options: readonly FieldOption[];
  placeholder: string | undefined;
  isPending: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  onChange: (ids: readonly string[]) => void;
  /** Called with pasted values that match no option. */
  onUnknown: (words: readonly string[]) => void;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** Chips and the place to type the next one, in as many lines as they need. */
export function TagWell({
  label,
  tags,
  options,
  placeholder,
  isPending,
  isDisabled,
  isReadOnly,
  onChange,
  onUnknown,
  inputRef,
}: TagWellProps) {
  const { locale } = useLocale();
  const state = use(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const ids = tags.map((tag) => tag.id);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || isReadOnly) return;
    if (!event.repeat && ids.length > 0) onChange(ids.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = readPasted(event.clipboardData.getData('text'), options, locale);
    if (!pasted || isReadOnly) return;
    event.preventDefault();
    if (pasted.ids.length > 0) onChange([...ids, ...pasted.ids]);
    onUnknown(pasted.unknown);
    state?.setInputValue('');
  };

  return (
    <Group
      className={clsx(field.well, field.size.md, css.well)}
      onClick={() => input.current?.focus()}
    >
      <div className={css.flow}>
        <ComboBoxValue
          // While the list is open react-aria hides what is around it; chips stay within reach.
          data-react-aria-top-layer="true"
          className={css.inFlow}
        >
          {() =>
            tags.length > 0 && (
              <Chips
                label={label}
                tags={tags}
                isDisabled={isDisabled}
                {...(!isDisabled &&
                  !isReadOnly && {
                    onRemove: (gone) => {
                      onChange(ids.filter((id) => !gone.has(id)));
                      if (gone.size >= ids.length) input.current?.focus();
                    },
                  })}
              />
            )
          }
        </ComboBoxValue>
        <Input
          ref={mergeRefs(input, inputRef)}
          placeholder={tags.length === 0 ? placeholder : undefined}
          className={clsx(field.input, css.input)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <span className={clsx(field.actions, css.actions)}>
        {isPending && <PendingSpinner />}
        <Button className={combo.button}>
          <Icon name="chevronDown" size="sm" />
        </Button>
      </span>
    </Group>
  );
}
