import { useFormats } from '@litometr/analytics-widgets';
import type { Meta, PortalSlug } from '@litometr/api-contract';
import { Alert, Button, ButtonLink } from '@litometr/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { type AddressSchema, readAddress } from '../address/address.ts';
import { pageMessages as messages } from '../page.messages.ts';
import { isPageHandle } from '../pageHandle.ts';
import type { Period } from '../period/usePeriod.ts';
import { useSlowReads } from './useSlowReads.ts';

const IMPORT_COMMAND = '\u2068npm run litometr -- import\u2069';

/** Parameters of the address whose values the page could not take. */
function useWrongParams(own: AddressSchema | undefined): string[] {
  const handle = useMatches().at(-1)?.handle;
  const schema = own ?? (isPageHandle(handle) ? handle.address : undefined);
  const [search] = useSearchParams();
  return useMemo(
    () => (schema === undefined ? [] : readAddress(schema, search).wrong),
    [schema, search],
  );
}

/** Invalid parameters: the page shows other data than the URL requests. */
function WrongParams({ schema }: { schema: AddressSchema | undefined }) {
  const { formatMessage: t, formatList } = useIntl();
  const { pathname, search } = useLocation();
  const wrong = useWrongParams(schema);
  const address = pathname + search;
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (wrong.length === 0 || dismissed === address) return null;
  return (
    <Alert
      tone="warning"
      dismiss={{ label: t(messages.close), onDismiss: () => setDismissed(address) }}
    >
      {t(messages.wrongParams, { names: formatList(wrong), count: wrong.length })}
    </Alert>
  );
}

function SlowReads({ narrow }: { narrow: (() => void) | null }) {
  const { formatMessage: t } = useIntl();
  if (!useSlowReads()) return null;
  return (
    <Alert
      tone="info"
      actions={
        narrow && (
          <Button size="sm" onPress={narrow}>
            {t(messages.narrow)}
          </Button>
        )
      }
    >
      {t(narrow === null ? messages.slow : messages.slowPeriod)}
    </Alert>
  );
}

function PartialDay({ meta }: { meta: Meta | null | undefined }) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  if (meta?.asof == null || !meta.partial_days.includes(meta.asof)) return null;
  return (
    <Alert tone="warning">{t(messages.partialDay, { day: formatDay(meta.asof, 'long') })}</Alert>
  );
}

/** A portal without data: why its blocks are empty, and how to get some. */
function NoData() {
  const { formatMessage: t } = useIntl();
  return (
    <Alert
      tone="info"
      title={t(messages.noDataTitle)}
      actions={
        <ButtonLink size="sm" href={`${paths.about}#data`}>
          {t(messages.noDataAbout)}
        </ButtonLink>
      }
    >
      {t(messages.noDataHelp, { command: IMPORT_COMMAND })}
    </Alert>
  );
}

export interface HeadNoticesProps {
  meta: Meta | null | undefined;
  portal: PortalSlug | undefined;
  period: Period | undefined;
  /** The schema of the page's address, where its route does not have it in its handle. */
  address?: AddressSchema | undefined;
}

/** Notices that users need before they trust the numbers below. */
export function HeadNotices({ meta, portal, period, address }: HeadNoticesProps) {
  return (
    <>
      <WrongParams schema={address} />
      {portal !== undefined && meta?.asof === null && <NoData />}
      <PartialDay meta={meta} />
      <SlowReads narrow={period?.narrow ?? null} />
    </>
  );
}
