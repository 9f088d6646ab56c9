import { useFormats } from '@litometr/analytics-widgets';
import type { GroupRow } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { DataText } from '../DataText.tsx';
import { groupMessages as messages } from './group.messages.ts';

/** Shows the tag that most often comes with another one, and how much more often than expected. */
export function PartnerCell({ partner }: Pick<GroupRow, 'partner'>) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  if (partner === null) return null;
  return (
    <Stack gap="none">
      <DataText>{partner.name}</DataText>
      <GlossOf name={partner.name} />
      <Text as="span" size="caption" tone="secondary" numeric>
        {t(messages.times, { value: formatNumber(partner.lift, { digits: 1 }) })}
      </Text>
    </Stack>
  );
}
