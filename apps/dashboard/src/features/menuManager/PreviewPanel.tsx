import type { MenuEntry } from '@litometr/api-contract';
import { roleRank } from '@litometr/auth-machine';
import { Button, Heading, type NavNode, NavTree, Stack, Text } from '@litometr/ui';
import { Select } from '@litometr/ui/select';
import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { baseMenu } from '../../shell/baseMenu.ts';
import { checkMessages as messages } from './checks.messages.ts';
import * as css from './MenuManager.css.ts';
import { type HiddenReason, previewOf } from './model/preview.ts';
import { isKnownRole, useMenuText } from './useMenuText.ts';

const reasons = {
  guest: messages.hiddenGuest,
  unreadable: messages.hiddenUnreadable,
  role: messages.hiddenRole,
  unknownRole: messages.hiddenUnknownRole,
  parent: messages.hiddenParent,
  empty: messages.hiddenEmpty,
} as const satisfies Record<HiddenReason, MessageDescriptor>;

/** A role that the product does not know: it ranks 0. */
const UNKNOWN = 'unknown';
const previewRoles = [...Object.keys(roleRank), UNKNOWN];

/** Links of a preview lead nowhere else; its base is folded up, as it is not what is looked at. */
function asPreview(nodes: readonly NavNode[], here: string): NavNode[] {
  return nodes.map((node): NavNode => {
    if (node.type === 'separator') return node;
    const children = asPreview(node.children ?? [], here);
    if (node.type === 'group') return { ...node, children };
    const { children: _, ...item } = node;
    return { ...item, href: here, ...(children.length > 0 && { children }) };
  });
}

const folded = (nodes: readonly NavNode[]): NavNode[] =>
  nodes.map((node) => (node.type === 'group' ? { ...node, defaultExpanded: false } : node));

export interface PreviewPanelProps {
  entries: readonly MenuEntry[];
  role: string;
  onRole: (role: string) => void;
  onEdit: (key: string) => void;
}

/** The sidebar as a role would see it, and why it does not see the rest. */
export function PreviewPanel({ entries, role, onRole, onEdit }: PreviewPanelProps) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const menuText = useMenuText();
  const { locale } = menuText;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const base = useMemo(() => folded(baseMenu(intl)), [intl]);
  const { nodes, hidden } = useMemo(
    () => previewOf(entries, { role, locale, base }),
    [entries, role, locale, base],
  );
  return (
    <Stack gap="md">
      <Select
        label={t(messages.role)}
        options={previewRoles.map((id) => ({
          id,
          label: isKnownRole(id) ? menuText.role(id) : t(messages.unknown),
        }))}
        value={role}
        onChange={onRole}
      />
      <div className={css.sidebar}>
        <NavTree key={role} label={t(messages.sidebar)} items={asPreview(nodes, here)} />
      </div>
      {hidden.length === 0 ? (
        <Text tone="secondary">{t(messages.nothingHidden)}</Text>
      ) : (
        <Stack gap="xs">
          <Heading level={2} size="lead">
            {t(messages.hidden, { count: hidden.length })}
          </Heading>
          <ul className={css.list}>
            {hidden.map(({ key, label, reason }) => (
              <li key={key} className={css.listRow}>
                <span className={css.listText}>
                  <Button variant="quiet" size="sm" onPress={() => onEdit(key)}>
                    {label}
                  </Button>
                  <Text as="span" tone="secondary">
                    {t(reasons[reason])}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
