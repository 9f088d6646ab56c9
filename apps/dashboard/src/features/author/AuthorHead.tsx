import { useFormats } from '@litometr/analytics-widgets';
import type { author, EndpointResponse } from '@litometr/api-contract';
import { Avatar, Badge, ButtonLink, Chip, Inline, Link, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { DataText } from '../../blocks/DataText.tsx';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useNames } from '../../domain/useNames.ts';
import { NamedPortal } from '../../portals/PortalMark.tsx';
import { hasPage, portalPath } from '../../portals/portals.ts';
import { authorMessages as messages } from './author.messages.ts';

const tiers = {
  debut: messages.tierDebut,
  published: messages.tierPublished,
  charted: messages.tierCharted,
} as const;

/** Who it is: face, portal, since when, the genres, and what is being written now. */
export function AuthorHead({ found }: { found: EndpointResponse<typeof author>['author'] }) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const { formatDay } = useFormats();
  const { portal } = useDomain();
  const { glossed } = useGloss();
  const hasCatalogue = hasPage(found.portal, 'books');
  return (
    <Inline gap="md" align="start" wrap={false}>
      <Avatar
        name={names.author(found.name)}
        size="lg"
        {...(found.avatar_url !== null && { src: found.avatar_url })}
      />
      <Stack gap="xs">
        <Inline gap="sm">
          <NamedPortal portal={found.portal} />
          {found.tier !== null && <Badge>{t(tiers[found.tier])}</Badge>}
          {found.debut_on !== null && (
            <Text as="span" tone="secondary">
              {t(messages.since, { day: formatDay(found.debut_on, 'long') })}
            </Text>
          )}
          {found.external_url !== null && (
            <Link href={found.external_url} target="_blank" rel="noreferrer">
              {t(messages.onPortal, { portal: portal(found.portal) })}
            </Link>
          )}
        </Inline>
        <Inline gap="xs">
          {found.genres.map((genre) => (
            <Chip key={genre.id} href={paths.genre(found.portal, genre.id)}>
              {glossed(genre.name)}
            </Chip>
          ))}
        </Inline>
        {found.active_book !== null && (
          <Inline gap="xxs">
            <Text as="span">{t(messages.writes)}</Text>
            <Link href={paths.book(found.active_book.id)}>
              <DataText>{found.active_book.title}</DataText>
            </Link>
          </Inline>
        )}
        {hasCatalogue && (
          <Inline>
            <ButtonLink size="sm" href={`${portalPath(found.portal, 'books')}?author=${found.id}`}>
              {t(messages.inCatalogue)}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Inline>
  );
}
