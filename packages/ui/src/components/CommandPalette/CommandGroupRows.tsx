import { clsx } from 'clsx';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import * as menu from '../../internal/menu.css.ts';
import { Icon } from '../Icon/index.ts';
import { SpinnerDrawing } from '../Spinner/SpinnerDrawing.tsx';
import * as css from './CommandPalette.css.ts';
import type { Command, CommandGroup, CommandGroupStatus } from './commands.ts';
import { Highlighted } from './Highlighted.tsx';

interface CommandGroupRowsProps {
  group: CommandGroup;
  onChoose: (command: Command) => void;
}

/** Renders a heading, its commands, and the row with the status of the group. */
export function CommandGroupRows({ group, onChoose }: CommandGroupRowsProps) {
  return (
    <ListBoxSection id={group.id}>
      <Header className={menu.heading}>{group.label}</Header>
      {group.items.map((command) => (
        <CommandRow key={command.id} command={command} onChoose={() => onChoose(command)} />
      ))}
      {group.status && <StatusRow id={`${group.id} status`} status={group.status} />}
    </ListBoxSection>
  );
}

interface CommandRowProps {
  command: Command;
  onChoose: () => void;
}

function CommandRow({ command, onChoose }: CommandRowProps) {
  const { id, label, matches, description, icon, meta, href } = command;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      {...(href !== undefined && { href })}
      onAction={onChoose}
      className={clsx(menu.item, css.row)}
    >
      {typeof icon === 'string' ? <Icon name={icon} className={menu.itemIcon} /> : icon}
      <span className={css.words}>
        <span className={css.label}>
          <bdi>
            <Highlighted text={label} matches={matches} />
          </bdi>
        </span>
        {description !== undefined && (
          <span className={clsx(menu.itemNote, css.description)}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
      {meta !== undefined && <span className={css.meta}>{meta}</span>}
      {href !== undefined && <Icon name="arrowEnd" size="sm" className={css.go} />}
    </ListBoxItem>
  );
}

/** Waiting and emptiness are said, not chosen; after a failure the row itself tries again. */
function StatusRow({ id, status }: { id: string; status: CommandGroupStatus }) {
  if (status.kind === 'failed') {
    const { label, onRetry } = status.retry;
    return (
      <ListBoxItem
        id={id}
        textValue={`${status.text} ${label}`}
        onAction={onRetry}
        data-state="failed"
        className={clsx(menu.item, css.row)}
      >
        <Icon name="warning" className={css.failure} />
        <span className={css.words}>{status.text}</span>
        <span className={css.retry}>
          <Icon name="refresh" size="sm" />
          {label}
        </span>
      </ListBoxItem>
    );
  }
  return (
    <ListBoxItem
      id={id}
      textValue={status.text}
      isDisabled
      data-state={status.kind}
      className={clsx(menu.item, css.row, css.status)}
    >
      {status.kind === 'loading' && <SpinnerDrawing />}
      <span className={css.words}>{status.text}</span>
    </ListBoxItem>
  );
}
