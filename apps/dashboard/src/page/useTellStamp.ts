import { tellDataStamp } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../domain/paths.ts';
import { pageMessages as messages } from './page.messages.ts';

/** The head of a page tells every figure below what it is made of. */
export function useTellStamp(meta: Meta | null | undefined): void {
  const { formatMessage: t } = useIntl();
  const label = t(messages.method);
  const { asof = null, coverage = null, demo = false } = meta ?? {};
  // Of made-up data the badge says all, and in the reader’s language.
  const source = meta == null || demo ? null : meta.source;
  const isKnown = meta != null;
  useEffect(() => {
    if (!isKnown) return undefined;
    const method = { href: `${paths.about}#method`, label };
    return tellDataStamp({ asof, coverage, source, demo, method });
  }, [isKnown, asof, coverage, source, demo, label]);
}
