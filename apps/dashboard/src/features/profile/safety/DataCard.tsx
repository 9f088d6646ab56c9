import { Button, Inline } from '@litometr/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../api/useEndpointMutation.ts';
import { Section } from '../../../blocks/Section.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { safetyMessages as messages } from './safety.messages.ts';

export interface DataCardProps {
  name: string;
  isLoading: boolean;
  onDownload: () => void;
  onDelete: (password: string) => Promise<Outcome<unknown>>;
}

/** All data of the reader: a copy, and the end of them. */
export function DataCard({ name, isLoading, onDownload, onDelete }: DataCardProps) {
  const { formatMessage: t } = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Section title={t(messages.data)} lead={t(messages.dataLead)}>
      <Inline gap="sm">
        <Button icon="download" isPending={isLoading} onPress={onDownload}>
          {t(messages.download)}
        </Button>
        <Button variant="danger" onPress={() => setConfirming(true)}>
          {t(messages.remove)}
        </Button>
      </Inline>
      {isConfirming && (
        <DeleteDialog name={name} onDelete={onDelete} onClose={() => setConfirming(false)} />
      )}
    </Section>
  );
}
