import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../components/Icon/index.ts';
import * as menu from './menu.css.ts';
import type { FieldOption } from './options.ts';

interface OptionRowProps {
  option: FieldOption;
  /** Own content; the label stays the option's name. */
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

function OptionWords({ option }: { option: FieldOption }) {
  return (
    <>
      <Text slot="label">{option.label}</Text>
      {option.description !== undefined && (
        <Text slot="description" className={menu.itemNote}>
          {option.description}
        </Text>
      )}
    </>
  );
}
