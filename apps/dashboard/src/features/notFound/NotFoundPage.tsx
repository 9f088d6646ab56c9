import { settings } from '@litometr/api-contract';
import { ButtonLink, EmptyState, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { paths } from '../../domain/paths.ts';
import { optionalPart } from '../../page/optionalPart.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { notFoundMessages as messages } from './notFound.messages.ts';

/**
 * The page shown where others fail, and therefore part of the entry bundle. The search is loaded
 * after it; where that fails, the buttons remain.
 */
const Art = optionalPart(async () => ({
  default: (await import('./FishingArt.tsx')).FishingArt,
}));

const FindInstead = optionalPart(async () => ({
  default: (await import('./FindInstead.tsx')).FindInstead,
}));

/** The page for unknown URLs, with suggestions. */
export function NotFoundPage() {
  const { formatMessage: t } = useIntl();
  useExactTitle(t(messages.title));
  const { pathname, search } = useLocation();
  const contact = useEndpoint(settings, {}).data?.contact ?? paths.contact(pathname + search);
  return (
    <Stack gap="lg">
      <EmptyState
        headingLevel={1}
        title={t(messages.heading)}
        art={
          <div style={{ minBlockSize: '8.75rem' }}>
            <Art />
          </div>
        }
        actions={
          <>
            <ButtonLink variant="primary" href={paths.home}>
              {t(messages.back)}
            </ButtonLink>
            <ButtonLink href={contact}>{t(messages.write)}</ButtonLink>
          </>
        }
      >
        {t(messages.text)}
      </EmptyState>
      <FindInstead />
    </Stack>
  );
}
