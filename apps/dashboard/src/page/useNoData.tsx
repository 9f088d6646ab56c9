import type { Meta } from '@litometr/api-contract';
import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { paths } from '../domain/paths.ts';
import { pageMessages as messages } from './page.messages.ts';
import type { EmptyText } from './usePanelState.tsx';

const IMPORT_COMMAND = 'npm run litometr -- import';

/** What a page of a portal without data says: why, and how to get them. Null where it has some. */
export function useNoData(meta: Meta | null | undefined): EmptyText | null {
  const { formatMessage: t } = useIntl();
  if (meta?.asof !== null) return null;
  return {
    title: t(messages.noDataTitle),
    description: t(messages.noDataHelp, { command: `\u2068${IMPORT_COMMAND}\u2069` }),
    action: <ButtonLink href={`${paths.about}#data`}>{t(messages.noDataAbout)}</ButtonLink>,
  };
}
