import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox } from 'react-aria-components/ListBox';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { requireText } from '../../internal/developerError.ts';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Kbd } from '../Kbd/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CommandGroupRows } from './CommandGroupRows.tsx';
import * as css from './CommandPalette.css.ts';
import type { Command, CommandGroup, CommandHint } from './commands.ts';

export interface CommandPaletteProps
  extends Omit<AriaDialogProps, 'className' | 'children' | 'aria-label'> {
  /** Names the palette, its field and its list. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Text of the field. The owner searches and passes the matching groups. */
  query: string;
  onQueryChange: (query: string) => void;
  /** In display order; recent items are a group for the empty query. */
  groups: readonly CommandGroup[];
  /** The palette closes after it, unless the command sets `keepsOpen`. Links are also followed. */
  onChoose: (command: Command) => void;
  placeholder?: string;
  /** Shown where there is no group: what can be typed, or that nothing was found. */
  empty?: ReactNode;
  /** Announced when it changes: how many were found. */
  announcement?: string;
  hints?: readonly CommandHint[];
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * One field for going anywhere and doing anything. Typing moves no focus: the arrow keys walk the
 * rows below, Enter takes one, Escape empties the field and then closes. Its owner opens it.
 */
export function CommandPalette({
  label,
  isOpen,
  onOpenChange,
  query,
  onQueryChange,
  groups,
  onChoose,
  placeholder,
  empty,
  announcement,
  hints = [],
  className,
  ...rest
}: CommandPaletteProps) {
  requireText('CommandPalette', 'label', label, 'A field without a name is announced as nothing.');
  const strings = useUiStrings();
  const choose = (command: Command) => {
    onChoose(command);
    if (command.keepsOpen !== true) onOpenChange(false);
  };

  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.veil}>
      <Modal className={css.panel}>
        <AriaDialog {...rest} aria-label={label} className={clsx(css.dialog, className)}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <SearchField aria-label={label} autoFocus className={css.field}>
              <Icon name="search" className={css.fieldIcon} />
              <Input
                className={css.input}
                autoComplete="off"
                {...(placeholder !== undefined && { placeholder })}
              />
              <IconButton
                slot={null}
                icon="close"
                label={strings.close}
                onPress={() => onOpenChange(false)}
              />
            </SearchField>
            {groups.length === 0 && empty !== undefined && <div className={css.empty}>{empty}</div>}
            <ListBox
              aria-label={label}
              className={css.list}
              data-empty={groups.length === 0 || undefined}
            >
              {groups.map((group) => (
                <CommandGroupRows key={group.id} group={group} onChoose={choose} />
              ))}
            </ListBox>
          </Autocomplete>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          {hints.length > 0 && <Hints hints={hints} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** For those who have keys: a touch screen does without. */
function Hints({ hints }: { hints: readonly CommandHint[] }) {
  return (
    <ul className={css.hints}>
      {hints.map((hint) => (
        <li key={hint.label} className={css.hint}>
          {hint.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span>{hint.label}</span>
        </li>
      ))}
    </ul>
  );
}
