import { useFormats } from '@litometr/analytics-widgets';
import type { CollectorProgress, ImportEntry, LiveState } from '@litometr/api-contract';
import { ProgressBar, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { LOADING_TEXT } from '../../blocks/loadingText.ts';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { importsMessages as messages } from './imports.messages.ts';
import { importStates } from './states.ts';

function ImportProgress({ entry }: { entry: ImportEntry }) {
  const { formatMessage: t } = useIntl();
  const { formatNumber, listSeparator } = useFormats();
  const domain = useDomain();
  const portal = entry.portal === null ? t(messages.newBundle) : domain.portal(entry.portal);
  const { progress } = entry;
  const left = progress?.seconds_left ?? null;
  const facts = [
    t(importStates[entry.status].label),
    ...(progress === null
      ? []
      : [
          t(messages.goingRows, {
            rows: formatNumber(entry.rows),
            rate: formatNumber(progress.rows_per_second),
          }),
        ]),
    ...(left === null ? [] : [t(messages.goingLeft, { seconds: left })]),
  ];
  const done =
    left === null || progress === null
      ? null
      : shareOf(entry.rows, left * progress.rows_per_second);
  return (
    <ProgressBar
      label={t(messages.importing, { portal })}
      {...(done !== null && { value: done })}
      valueLabel={facts.join(listSeparator)}
    />
  );
}

/** In percent; null where nothing is known of the rest. */
function shareOf(done: number, rest: number): number | null {
  return done + rest === 0 ? null : Math.round((done / (done + rest)) * 100);
}

function CollectorLine({ run }: { run: CollectorProgress }) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const domain = useDomain();
  const done = shareOf(run.pages, run.pages_known - run.pages);
  return (
    <ProgressBar
      label={t(messages.collecting, { portal: domain.portal(run.portal) })}
      {...(done !== null && { value: done })}
      valueLabel={t(messages.goingPages, {
        pages: formatNumber(run.pages),
        known: formatNumber(run.pages_known),
      })}
    />
  );
}

export interface RunningImportsProps {
  /** Undefined before the first response. */
  live: LiveState | undefined;
}

/** Imports and collector runs that are in progress on the server. */
export function RunningImports({ live }: RunningImportsProps) {
  const { formatMessage: t } = useIntl();
  const { imports = [], collectors = [] } = live ?? {};
  return (
    <Section title={t(messages.going)}>
      <Stack gap="sm">
        {imports.map((entry) => (
          <ImportProgress key={entry.id} entry={entry} />
        ))}
        {collectors.map((run) => (
          <CollectorLine key={run.run} run={run} />
        ))}
        {imports.length + collectors.length === 0 && (
          <Text tone="secondary">{live === undefined ? LOADING_TEXT : t(messages.noneGoing)}</Text>
        )}
      </Stack>
    </Section>
  );
}
