import type { MenuEntry } from '@litometr/api-contract';
import { IconButton, Inline, SearchField, Stack, Text, Tooltip, useUiStrings } from '@litometr/ui';
import { SortTree } from '@litometr/ui/sort-tree';
import { showToast } from '@litometr/ui/toast';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { createUuid } from '../../domain/uuid.ts';
import { AddMenu } from './AddMenu.tsx';
import * as css from './MenuManager.css.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import { canMove, duplicated, moved, type Step, stepOf, without } from './model/edits.ts';
import { above, matching, treeOf } from './model/menuTree.ts';
import { merged } from './model/merge.ts';
import { TreeSteps } from './TreeSteps.tsx';
import { marksOf, treeNodes } from './treeNodes.ts';
import { useMenuText } from './useMenuText.ts';
import type { Workspace } from './useWorkspace.ts';

export interface TreePanelProps {
  workspace: Workspace;
  /** Key of the chosen entry. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  /** Opens the form, where that is a separate step. */
  onEdit: (key: string) => void;
}

/** The tree of the menu, by drag and by buttons. */
export function TreePanel({ workspace, chosen, onChoose, onEdit }: TreePanelProps) {
  const { formatMessage: t } = useIntl();
  const strings = useUiStrings();
  const menuText = useMenuText();
  const [searchText, setSearchText] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { entries: history, checked } = workspace;
  const entries = history.now;
  const found = matching(
    treeOf(entries),
    searchText,
    (entry) => `${menuText.name(entry)}\n${entry.name}\n${entry.path ?? ''}`,
  );
  const keys = entries.map(({ key }) => key);
  const isSeeking = searchText.trim() !== '';
  const expanded = new Set(isSeeking ? keys : keys.filter((key) => !closed.has(key)));
  const entry = entries.find(({ key }) => key === chosen);

  const remove = (gone: MenuEntry) => {
    const left = without(entries, gone.key);
    history.change(() => left);
    onChoose(null);
    // Changes made since the removal are preserved when the entry is restored.
    const bringBack = () =>
      history.change((now) => merged({ base: left, mine: now, theirs: entries }, new Map()));
    showToast({
      title: t(messages.removed, { name: menuText.name(gone) }),
      action: { label: t(messages.undo), onAction: bringBack },
    });
  };
  const walk = (step: Step) => {
    history.change((now) => {
      const move = entry === undefined ? null : stepOf(now, entry.key, step);
      return move === null ? now : moved(now, move);
    });
  };
  const copy = ({ key }: MenuEntry) => {
    const made = duplicated(entries, key, createUuid);
    if (made === null) return;
    history.change(() => made.entries);
    onChoose(made.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo && event.shiftKey) history.redo();
    else if (isUndo) history.undo();
    else if (event.key === 'Delete' && entry !== undefined) remove(entry);
    else return;
    event.preventDefault();
  };

  return (
    <Stack gap="sm" className={css.treePanel}>
      <Inline gap="xs" align="center">
        <AddMenu workspace={workspace} chosen={chosen} onAdded={onEdit} />
        <span className={css.spring} />
        <Tooltip content={t(messages.undo)}>
          <IconButton
            icon="undo"
            label={t(messages.undo)}
            isDisabled={!history.canUndo}
            onPress={history.undo}
          />
        </Tooltip>
        <Tooltip content={t(messages.redo)}>
          <IconButton
            icon="redo"
            label={t(messages.redo)}
            isDisabled={!history.canRedo}
            onPress={history.redo}
          />
        </Tooltip>
      </Inline>
      <SearchField
        size="sm"
        label={t(messages.search)}
        placeholder={t(messages.search)}
        value={searchText}
        onChange={setSearchText}
      />
      <TreeSteps
        entry={entry}
        onStep={walk}
        onCopy={copy}
        onRemove={remove}
        onEdit={({ key }) => onEdit(key)}
      />
      <Text size="caption" tone="secondary" role="status" className={css.position}>
        {entry === undefined ? '' : positionOf(entry, entries, menuText.name(entry))}
      </Text>
      <Stack onKeyDown={onKeyDown}>
        <SortTree
          label={t(messages.tree)}
          nodes={treeNodes(found, marksOf(checked, menuText), menuText)}
          selected={chosen}
          onSelect={onChoose}
          onAction={(key) => onEdit(String(key))}
          expanded={expanded}
          onExpand={(open) => setClosed(new Set(keys.filter((key) => !open.has(key))))}
          canMove={({ id, ...to }) => canMove(entries, { key: id, ...to })}
          onMove={({ id, ...to }) => {
            history.change((now) => moved(now, { key: id, ...to }));
            onChoose(id);
          }}
          empty={isSeeking ? strings.noMatchingNodes : t(messages.empty)}
        />
      </Stack>
    </Stack>
  );

  function positionOf(own: MenuEntry, all: readonly MenuEntry[], name: string): string {
    const level = all.filter(({ parent }) => parent === own.parent);
    const place = level.indexOf(own) + 1;
    const depth = above(all, own.key).length + 1;
    return t(messages.position, { name, place, count: level.length, level: depth });
  }
}
