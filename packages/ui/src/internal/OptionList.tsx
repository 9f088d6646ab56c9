import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Collection, ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import * as menu from './menu.css.ts';
import { OptionRow } from './OptionRow.tsx';
import { type FieldOption, isGroup, type OptionEntry } from './options.ts';

interface OptionListProps<Option extends FieldOption> {
  /** Absent where the field around it holds the options. */
  entries?: readonly OptionEntry<Option>[];
  renderOption?: ((option: Option) => ReactNode) | undefined;
  className: string;
  /** Shown in place of rows. */
  empty?: ReactNode;
}

/** The open list of a select or a combo box: options, and groups of them under their headings. */
export function OptionList<Option extends FieldOption>({
  entries,
  renderOption,
  className,
  empty,
}: OptionListProps<Option>) {
  return (
    <ListBox<OptionEntry<Option>>
      {...(entries && { items: entries })}
      renderEmptyState={() => empty ?? null}
      className={className}
    >
      {(entry) =>
        isGroup(entry) ? (
          <ListBoxSection id={entry.id}>
            <Header className={menu.heading}>{entry.label}</Header>
            <Collection items={entry.options}>
              {(option) => <OptionRow option={option}>{renderOption?.(option)}</OptionRow>}
            </Collection>
          </ListBoxSection>
        ) : (
          <OptionRow option={entry}>{renderOption?.(entry)}</OptionRow>
        )
      }
    </ListBox>
  );
}
