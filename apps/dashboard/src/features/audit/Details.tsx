import { useFormats } from '@litometr/analytics-widgets';
import { accountRoleOf } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { roleMessages } from '../../domain/role.messages.ts';
import { portalBySlug } from '../../portals/portals.ts';
import { auditMessages as messages } from './audit.messages.ts';
import { type DetailLine, keyMessages, messageOfValue } from './auditRecord.ts';

/** Signs are of no language. */
const signs = { of: ': ', became: ' → ' } as const;

/**
 * Values come from the server and from users: each is isolated within a line of either direction.
 */
export function Details({ lines }: { lines: readonly DetailLine[] }) {
  const { formatMessage: t } = useIntl();
  const text = useValueText();
  return (
    <Stack gap="xxs">
      {lines.map(({ key, value, before }) => {
        const message = keyMessages[key];
        return (
          <Text key={key} size="caption">
            <bdi>{message === undefined ? key : t(message)}</bdi>
            {signs.of}
            {before !== null && (
              <>
                <del>
                  <bdi>{text(key, before)}</bdi>
                </del>
                {signs.became}
              </>
            )}
            <bdi>{text(key, value)}</bdi>
          </Text>
        );
      })}
    </Stack>
  );
}

/** Returns values of details as a person reads them; words that this version does not know are left as they are. */
function useValueText() {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatNumber } = useFormats();
  const wordOf = (key: string, value: string) => {
    if (key === 'role' || key === 'needs') {
      const role = accountRoleOf(value);
      return role === undefined ? null : t(roleMessages[role]);
    }
    if (key === 'day') return formatDay(value);
    const message = key === 'portal' ? portalBySlug(value)?.name : messageOfValue(key, value);
    return message == null ? null : t(message);
  };
  return (key: string, value: DetailLine['value']): string => {
    if (typeof value === 'boolean') return t(value ? messages.yes : messages.no);
    if (typeof value === 'number') return formatNumber(value);
    return wordOf(key, value) ?? value;
  };
}
