import { NumberCell } from '@litometr/analytics-widgets';
import type { EndpointResponse, RenameProblem, renamePreview } from '@litometr/api-contract';
import { Alert, Button, DescriptionList, Heading, Skeleton, Stack } from '@litometr/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNameFacts } from './NameField.tsx';
import { renamesMessages as messages } from './renames.messages.ts';

export const problemTexts: Readonly<Record<RenameProblem, MessageDescriptor>> = {
  same: messages.same,
  renamed: messages.renamed,
  cycle: messages.cycle,
};

export interface RenamePreviewProps {
  /** Undefined while it is fetched. */
  preview: EndpointResponse<typeof renamePreview> | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Shows what a rename joins, and why it cannot be. */
export function RenamePreview({ preview, hasFailed, onRetry }: RenamePreviewProps) {
  const { formatMessage: t } = useIntl();
  const factsOf = useNameFacts();
  if (hasFailed) {
    return (
      <Alert
        tone="danger"
        title={t(messages.previewFailed)}
        actions={
          <Button size="sm" onPress={onRetry}>
            {t(messages.retry)}
          </Button>
        }
      />
    );
  }
  if (preview === undefined) return <Skeleton shape="block" blockSize="8rem" />;
  const { problem, former, present, counts_as: end } = preview;
  if (problem !== null) return <Alert tone="danger">{t(problemTexts[problem])}</Alert>;
  const { books_with_both: books, days_with_both: days } = preview;
  return (
    <Stack gap="sm">
      <Heading level={3} size="h3">
        {t(messages.preview)}
      </Heading>
      <DescriptionList
        items={[
          { id: 'former', term: <bdi>{former.name}</bdi>, description: factsOf(former) },
          { id: 'present', term: <bdi>{present.name}</bdi>, description: factsOf(present) },
          {
            id: 'figures',
            term: t(messages.figures),
            description: <NumberCell value={preview.figures} />,
          },
        ]}
      />
      {end !== present.name && <Alert tone="info">{t(messages.countsAs, { name: end })}</Alert>}
      {books > 0 && <Alert tone="warning">{t(messages.booksBoth, { count: books })}</Alert>}
      {days > 0 && <Alert tone="info">{t(messages.daysBoth, { count: days })}</Alert>}
    </Stack>
  );
}
