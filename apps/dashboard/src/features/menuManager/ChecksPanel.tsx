import { Badge, Button, EmptyState } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { checkMessages as messages } from './checks.messages.ts';
import * as css from './MenuManager.css.ts';
import { useMenuText } from './useMenuText.ts';
import type { Workspace } from './useWorkspace.ts';

export interface ChecksPanelProps {
  workspace: Workspace;
  onEdit: (key: string) => void;
}

/** Problems of the menu in its current state; each links to its entry. */
export function ChecksPanel({ workspace, onEdit }: ChecksPanelProps) {
  const { formatMessage: t } = useIntl();
  const menuText = useMenuText();
  const { now } = workspace.entries;
  const { problems, faults } = workspace.checked;
  const found = [
    ...faults.map((fault) => ({ ...fault, isError: true, text: menuText.fault(fault) })),
    ...problems.map((problem) => ({
      ...problem,
      isError: problem.level === 'error',
      text: menuText.problem(problem, now),
    })),
  ].sort((a, b) => Number(b.isError) - Number(a.isError));
  if (found.length === 0) {
    return (
      <EmptyState title={t(messages.none)} art="success">
        {t(messages.noneHelp)}
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {found.map(({ key, isError, text }, at) => {
        const entry = now.find((each) => each.key === key);
        return (
          // Two equal problems of one entry differ by their index only.
          <li key={`${key}/${at}`} className={css.listRow}>
            <Badge tone={isError ? 'danger' : 'warning'} icon={isError ? 'danger' : 'warning'}>
              {t(isError ? messages.error : messages.warning)}
            </Badge>
            <span className={css.listText}>
              <Button variant="quiet" size="sm" onPress={() => onEdit(key)}>
                {entry === undefined ? key : menuText.name(entry)}
              </Button>
              <span>{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
