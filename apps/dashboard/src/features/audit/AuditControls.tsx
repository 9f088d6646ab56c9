import { auditEvents } from '@litometr/api-contract';
import { DateRangePicker } from '@litometr/ui/date-range';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import type { AuditSearch } from './audit.address.ts';
import { auditMessages as messages } from './audit.messages.ts';
import { eventMessages } from './auditRecord.ts';

export interface AuditControlsProps {
  search: AuditSearch;
  onSearch: (search: Partial<AuditSearch>) => void;
}

const ANY = 'any';

/** Which records: of an event, by whom, about what, when. */
export function AuditControls({ search, onSearch }: AuditControlsProps) {
  const { formatMessage: t } = useIntl();
  const { event, from, to } = search;
  return (
    <>
      <Select
        label={t(messages.event)}
        options={[
          { id: ANY, label: t(messages.anyEvent) },
          ...auditEvents.map((id) => ({ id, label: t(eventMessages[id]) })),
        ]}
        value={event ?? ANY}
        onChange={(id) => onSearch({ event: auditEvents.find((each) => each === id) })}
      />
      <SearchBox
        label={t(messages.by)}
        value={search.by}
        isShort
        onSearch={(by) => onSearch({ by })}
      />
      <SearchBox
        isShort
        label={t(messages.object)}
        value={search.object}
        onSearch={(object) => onSearch({ object })}
      />
      <DateRangePicker
        label={t(messages.period)}
        value={from !== undefined && to !== undefined ? { start: from, end: to } : null}
        onChange={(range) => onSearch({ from: range?.start, to: range?.end })}
      />
    </>
  );
}
