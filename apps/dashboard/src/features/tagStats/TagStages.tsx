import { DataPanel, NumberCell, SparkCell } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  GroupRow,
  Lifecycle,
  PortalSlug,
  tags,
} from '@litometr/api-contract';
import { lifecycle } from '@litometr/api-contract';
import { Card, Grid, Heading, Inline, Link, Skeleton, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { DataText } from '../../blocks/DataText.tsx';
import { groupMessages } from '../../blocks/group/group.messages.ts';
import { LifecycleBadge } from '../../blocks/group/LifecycleBadge.tsx';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { paths } from '../../domain/paths.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

const rules = {
  emerging: messages.emergingRule,
  growing: messages.growingRule,
  mature: messages.matureRule,
  fading: messages.fadingRule,
} as const;

/** The commonest tags by the stage of their life, the rule over each column. */
export function TagStages({
  portal,
  block,
}: {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof tags>>;
}) {
  const { formatMessage: t } = useIntl();
  const rows = block.data?.items ?? [];
  if (block.data === undefined) {
    return (
      <DataPanel state={block.state} skeleton={<Skeleton shape="block" blockSize="32rem" />} />
    );
  }
  return (
    <Stack gap="md">
      <Text tone="secondary">{t(messages.stagesLead, { count: rows.length })}</Text>
      <Grid min="16rem">
        {lifecycle.options.map((stage) => (
          <StageColumn
            key={stage}
            stage={stage}
            portal={portal}
            rows={rows.filter((row) => row.lifecycle === stage)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

function StageColumn(props: { stage: Lifecycle; portal: PortalSlug; rows: readonly GroupRow[] }) {
  const { stage, portal, rows } = props;
  const { formatMessage: t } = useIntl();
  return (
    <Card as="section">
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={2} size="h3">
            <LifecycleBadge stage={stage} />
          </Heading>
          <Text as="span" tone="secondary" numeric>
            <NumberCell value={rows.length} />
          </Text>
        </Inline>
        <Text size="caption" tone="secondary">
          {t(rules[stage])}
        </Text>
        <Stack as="ul" gap="xs">
          {rows.map((row) => (
            <li key={row.id}>
              <Inline justify="between" wrap={false}>
                <Stack gap="none">
                  <Link href={paths.tag(portal, row.id)}>
                    <DataText>{row.name}</DataText>
                  </Link>
                  <GlossOf name={row.name} />
                </Stack>
                <SparkCell
                  points={row.spark}
                  label={t(groupMessages.sparkOf, { name: row.name })}
                  href={`${paths.tag(portal, row.id)}#gain`}
                />
              </Inline>
            </li>
          ))}
        </Stack>
        {rows.length === 0 && <Text tone="secondary">{t(messages.stageEmpty)}</Text>}
      </Stack>
    </Card>
  );
}
