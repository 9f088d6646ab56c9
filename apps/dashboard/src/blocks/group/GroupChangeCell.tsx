import type { GroupRow } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { ChangeCell } from '../table/ChangeCell.tsx';
import { groupMessages as messages } from './group.messages.ts';

type Change = Pick<
  GroupRow,
  | 'gain_change'
  | 'gain_change_n'
  | 'gain_change_reason'
  | 'gain_change_low'
  | 'gain_change_high'
  | 'gain_change_certain'
>;

/** The change of a genre's or tag's gain against the week before, with its interval. */
export function GroupChangeCell({ row }: { row: Change }) {
  const { formatMessage: t } = useIntl();
  return (
    <ChangeCell
      change={row.gain_change}
      n={row.gain_change_n}
      reason={row.gain_change_reason}
      interval={{ low: row.gain_change_low, high: row.gain_change_high }}
      isCertain={row.gain_change_certain}
      none={t(messages.noReading)}
    />
  );
}
