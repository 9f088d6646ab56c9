import { DeltaCell } from '@litometr/analytics-widgets';
import type { ChangeReason } from '@litometr/api-contract';
import { Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { changeMessages } from '../../domain/domain.messages.ts';

export interface ChangeCellProps {
  change: number | null;
  /** The books that the change is of; null where it is of no books. */
  n: number | null;
  reason: ChangeReason | null;
  /** Why there is no change where the server gives no reason. */
  none?: string;
  lessIsBetter?: boolean;
}

/** A change of gains in per cent over the number of books that it is of, or why there is none. */
export function ChangeCell({ change, n, reason, none, lessIsBetter = false }: ChangeCellProps) {
  const { formatMessage: t } = useIntl();
  const missing = reason === null ? none : t(changeMessages[reason]);
  const cell = (
    <DeltaCell
      value={change}
      format="percent"
      lessIsBetter={lessIsBetter}
      {...(missing !== undefined && { reason: missing })}
    />
  );
  if (change === null || n === null) return cell;
  return (
    <>
      {cell}
      <Text as="div" size="caption" tone="secondary" style={{ whiteSpace: 'nowrap' }}>
        {t(changeMessages.books, { n })}
      </Text>
    </>
  );
}
