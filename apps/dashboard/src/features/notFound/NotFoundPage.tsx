import { settings } from '@litometr/api-contract';
import { ButtonLink, EmptyState, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { paths } from '../../domain/paths.ts';
import { optionalPart } from '../../page/optionalPart.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { notFoundMessages as messages } from './notFound.messages.ts';

/**
 * This page stands in where others fail and comes with the entry; the search comes after it. Where
 * it does not come, the buttons are the way on.
 */
const Art = optionalPart(async () => ({
  default: (await import('./FishingArt.tsx')).FishingArt,
}));

const FindInstead = optionalPart(async () => ({
  default: (await import('./FindInstead.tsx')).FindInstead,
}));

/** Where the address names nothing: says so, and helps on. */
export function NotFoundPage() {
  const { formatMessage: t } = useIntl();
  useExactTitle(t(messages.title));
  const contact = useEndpoint(settings, {}).data?.contact ?? `${paths.about}#contact`;
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
