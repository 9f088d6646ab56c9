import type { EndpointResponse, PortalSlug, tag } from '@litometr/api-contract';
import { SelectOnIntent } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { GroupTerms } from '../../blocks/group/GroupTerms.tsx';
import { Section } from '../../blocks/Section.tsx';
import { useGloss } from '../../domain/useGloss.ts';
import { tagMessages as messages } from './tag.messages.ts';

interface TagTermsProps {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof tag>>;
  /** The filter of the catalogue that is this tag. */
  filter: string;
  onGenre: (id: string) => void;
}

/** Prices and lengths of a tag's books, compared with those of a genre in which it occurs. */
export function TagTerms({ portal, block, filter, onGenre }: TagTermsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { data } = block;
  const name = data?.tag.name ?? '';
  const against = data?.against ?? null;
  const genres = data?.genres ?? [];
  const isListed = genres.some(({ id }) => id === against?.genre.id);
  const choices = against === null || isListed ? genres : [against.genre, ...genres];
  return (
    <Section
      title={t(messages.terms)}
      {...(against !== null && {
        actions: (
          <SelectOnIntent
            label={t(messages.againstGenre)}
            size="sm"
            options={choices.map((one) => ({ id: String(one.id), label: glossed(one.name) }))}
            value={String(against.genre.id)}
            onChange={onGenre}
          />
        ),
      })}
    >
      <GroupTerms
        block={block}
        name={name}
        portal={portal}
        filter={filter}
        headingLevel={3}
        median={{ price: data?.tag.price?.p50 ?? null, chars: data?.tag.chars?.p50 ?? null }}
        {...(against !== null && {
          against: {
            ...against,
            own: t(messages.heading, { name }),
            genre: t(messages.genre, { name: glossed(against.genre.name) }),
          },
        })}
      />
    </Section>
  );
}
