import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as menu from './menu.css.ts';
import { OptionList } from './OptionList.tsx';
import { OptionStatus, type OptionsStatus } from './OptionStatus.tsx';
import type { FieldOption, OptionEntry } from './options.ts';
import * as css from './optionsPopover.css.ts';

interface OptionsPopoverProps<Option extends FieldOption> {
  entries: readonly OptionEntry<Option>[];
  status: OptionsStatus;
  emptyText: string | undefined;
  renderOption: ((option: Option) => ReactNode) | undefined;
}

/** Heights before a row is measured, and the room around them: as in `menu.css.ts`. */
const rows = { estimatedRowSize: 36, estimatedHeadingSize: 28, padding: 4 };

/**
 * The list that opens under a text field. Virtualized. Its height is at most the space that a
 * phone's keyboard leaves, so that it does not flip to the other side of the field.
 */
export function OptionsPopover<Option extends FieldOption>({
  entries,
  status,
  emptyText,
  renderOption,
}: OptionsPopoverProps<Option>) {
  return (
    <Popover
      className={clsx(menu.popover, css.popover)}
      offset={4}
      containerPadding={8}
      maxHeight={320}
    >
      <Virtualizer layout={ListLayout} layoutOptions={rows}>
        <OptionList
          entries={entries}
          renderOption={renderOption}
          className={css.list}
          empty={<OptionStatus status={status} emptyText={emptyText} />}
        />
      </Virtualizer>
    </Popover>
  );
}
