import { search, type WatchKind } from '@litometr/api-contract';
import { ComboBox } from '@litometr/ui/combo-box';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../api/useEndpoint.ts';
import { useDomain } from '../../../domain/useDomain.ts';
import { useNames } from '../../../domain/useNames.ts';
import { alertsMessages as messages } from './alerts.messages.ts';

/** One letter fits everything. */
const FEWEST_LETTERS = 2;
const SHOWN_RESULTS = 12;

export interface TargetFieldProps {
  kind: WatchKind;
  onChange: (target: number | null) => void;
}

/** A book, author, genre or tag, found by typing. */
export function TargetField({ kind, onChange }: TargetFieldProps) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const domain = useDomain();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const hasQuery = query.length >= FEWEST_LETTERS;
  const results = useEndpoint(
    search,
    { query: { q: query, kind, size: SHOWN_RESULTS } },
    { enabled: hasQuery },
  );
  const options = (hasQuery ? (results.data?.items ?? []) : []).map((found) =>
    found.kind === 'book'
      ? {
          id: String(found.book.id),
          label: `${names.title(found.title.text)} · ${found.authors.map(({ text }) => names.author(text)).join(', ')}`,
        }
      : {
          id: String(found.id),
          label: `${names.title(found.name)} · ${domain.portal(found.portal)}`,
        },
  );
  return (
    <ComboBox
      label={t(messages.target)}
      description={t(messages.targetHelp)}
      requiredMessage={t(messages.targetRequired)}
      emptyText={t(hasQuery ? messages.targetNone : messages.targetHelp)}
      filtering="remote"
      status={results.isError ? 'failed' : hasQuery && results.isPending ? 'loading' : 'ready'}
      onRetry={() => void results.refetch()}
      options={options}
      onInputChange={setTyped}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
