import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { auditMessages as messages } from './audit.messages.ts';
import { type DetailLine, keyWords } from './auditWords.ts';

/** Signs are of no language. */
const signs = { of: ': ', became: ' → ' } as const;

/** Values are texts of the server and of people: each keeps to itself in a line of any direction. */
export function Details({ lines }: { lines: readonly DetailLine[] }) {
  const { formatMessage: t } = useIntl();
  const text = (value: string | number | boolean) =>
    typeof value === 'boolean' ? t(value ? messages.yes : messages.no) : String(value);
  return (
    <Stack gap="xxs">
      {lines.map(({ key, value, before }) => {
        const words = keyWords[key];
        return (
          <Text key={key} size="caption">
            <bdi>{words === undefined ? key : t(words)}</bdi>
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
