import { useFormats } from '@litometr/analytics-widgets';
import {
  type PortalSlug,
  type RenameKind,
  type RenameName,
  renameNames,
} from '@litometr/api-contract';
import { ComboBox } from '@litometr/ui/combo-box';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOwn } from '../../api/useOwn.ts';
import { renamesMessages as messages } from './renames.messages.ts';

export interface NameFieldProps {
  label: string;
  portal: PortalSlug;
  kind: RenameKind;
  onChange: (id: number | null) => void;
}

/** A name with its books and days in the captures, and the first and last of these days. */
export function useNameFacts(): (name: RenameName) => string {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  return ({ books, days, first_day: from, last_day: to }) => {
    const facts = t(messages.nameFacts, { books, days });
    if (from === null || to === null) return facts;
    return t(messages.nameSpan, { facts, from: formatDay(from), to: formatDay(to) });
  };
}

/** A genre or author of a portal by any name that its captures gave, found by typing. */
export function NameField({ label, portal, kind, onChange }: NameFieldProps) {
  const { formatMessage: t } = useIntl();
  const factsOf = useNameFacts();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const response = useOwn(renameNames, { params: { portal, kind }, query: { q } });
  return (
    <ComboBox
      label={label}
      requiredMessage={t(messages.nameRequired)}
      placeholder={t(messages.nameHelp)}
      filtering="remote"
      status={response.isError ? 'failed' : response.isPending ? 'loading' : 'ready'}
      onRetry={() => void response.refetch()}
      options={(response.data?.items ?? []).map((name) => ({
        id: String(name.id),
        label: name.external_id === null ? name.name : `${name.name} (${name.external_id})`,
        description: factsOf(name),
      }))}
      onInputChange={setTyped}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
