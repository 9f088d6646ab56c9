import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../components/Icon/index.ts';
import * as menu from './menu.css.ts';
import type { FieldOption } from './options.ts';

interface OptionRowProps {
  option: FieldOption;
  /** Own content. The label stays what is typed and what the field shows. */
  children?: ReactNode;
}

/** An option in an open list: icon, words, explanation, and a tick when it is chosen. */
export function OptionRow({ option, children }: OptionRowProps) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled === true}
      className={menu.item}
    >
      {({ isSelected }) => (
        <>
          {option.icon}
          <span className={menu.itemText}>{children ?? <OptionWords option={option} />}</span>
          {isSelected && <Icon name="check" size="sm" className={menu.itemTick} />}
        </>
      )}
    </ListBoxItem>
  );
}

/** Both are the name of the row: what is seen and what is read out are the same. */
function OptionWords({ option }: { option: FieldOption }) {
  return (
    <>
      {option.label}
      {option.description !== undefined && (
        <span className={menu.itemNote}>{option.description}</span>
      )}
    </>
  );
}
