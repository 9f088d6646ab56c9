import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { auditMessages as messages } from './audit.messages.ts';
import { type DetailLine, keyMessages } from './auditRecord.ts';

/** Signs are of no language. */
const signs = { of: ': ', became: ' → ' } as const;

/**
 * Values come from the server and from users: each is isolated within a line of either direction.
 */
export function Details({ lines }: { lines: readonly DetailLine[] }) {
  const { formatMessage: t } = useIntl();
  const text = (value: string | number | boolean) =>
    typeof value === 'boolean' ? t(value ? messages.yes : messages.no) : String(value);
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
                  <bdi>{text(before)}</bdi>
                </del>
                {signs.became}
              </>
            )}
            <bdi>{text(value)}</bdi>
          </Text>
        );
      })}
    </Stack>
  );
}
