import { DataPanel, KpiSkeletonRow } from '@litometr/analytics-widgets';
import type { author, authorBooks, authorHistory, EndpointResponse } from '@litometr/api-contract';
import { Chip, Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { DataText } from '../../blocks/DataText.tsx';
import { Section } from '../../blocks/Section.tsx';
import { WatchButton, WatchButtonPlace } from '../../blocks/watch/WatchStar.tsx';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import type { Period } from '../../page/period/usePeriod.ts';
import { PageSection } from '../../page/sections/PageSection.tsx';
import { SectionNav } from '../../page/sections/SectionNav.tsx';
import { sectionMessages } from '../../page/sections/sections.messages.ts';
import { AuthorBooks } from './AuthorBooks.tsx';
import { AuthorHead } from './AuthorHead.tsx';
import { AuthorKpis } from './AuthorKpis.tsx';
import { AuthorLife } from './AuthorLife.tsx';
import type { AuthorAddress } from './author.address.ts';
import { authorMessages as messages } from './author.messages.ts';

export interface AuthorViewProps {
  card: Block<EndpointResponse<typeof author>>;
  history: Block<EndpointResponse<typeof authorHistory>>;
  /** The newest books, for the time line. */
  line: Block<EndpointResponse<typeof authorBooks>>;
  /** A page of all books. */
  books: Block<EndpointResponse<typeof authorBooks>>;
  period: Period;
  search: AuthorAddress;
  onSearch: Change<AuthorAddress>;
  onOpen: (path: string) => void;
}

/** In the order of the page. */
const sections = ['figures', 'life', 'growth', 'rhythm', 'books', 'similar'] as const;

/** Figures of an author, as a rule. */
const TILES = 8;

/** The card of an author: how they are read, how each book lived, and who writes alike. */
export function AuthorView(props: AuthorViewProps) {
  const { card, history, line, books, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const isolate = useIsolate();
  const found = card.data?.author;
  const similar = card.data?.similar ?? [];
  const lead =
    found &&
    t(messages.lead, {
      books: found.books,
      portal: isolate(domain.portal(found.portal)),
      places: found.top_places,
    });
  return (
    <PageFrame gap="xl" meta={card.data?.meta}>
      <PageHead
        title={
          found === undefined ? t(messages.title) : <DataText of="author">{found.name}</DataText>
        }
        lead={lead}
        meta={card.data?.meta}
        actions={
          found === undefined ? (
            card.state.kind === 'loading' && <WatchButtonPlace />
          ) : (
            <WatchButton kind="author" target={found.id} name={found.name} />
          )
        }
        period={props.period}
        days={{
          period:
            history.data?.from == null || history.data.to === null
              ? null
              : { from: history.data.from, to: history.data.to },
        }}
      />
      {found === undefined ? (
        <>
          <DataPanel state={card.state} />
          {card.state.kind === 'loading' && <KpiSkeletonRow tiles={TILES} />}
        </>
      ) : (
        <>
          <AuthorHead found={found} />
          <SectionNav sections={sections.map((id) => ({ id, label: t(sectionMessages[id]) }))} />
          <PageSection id="figures">
            <AuthorKpis found={found} history={history.data} />
          </PageSection>
          <AuthorLife
            history={history}
            cadence={card.data?.author.cadence ?? null}
            books={line}
            name={found.name}
            onOpen={(id) => props.onOpen(paths.book(Number(id)))}
            onRange={({ from, to }) => onSearch({ from, to })}
          />
          <AuthorBooks author={found.id} block={books} search={search} onSearch={onSearch} />
          <PageSection id="similar">
            {similar.length > 0 && (
              <Section title={t(messages.similar)} lead={t(messages.similarLead)}>
                <Inline gap="xs">
                  {similar.map(({ id, name, shared, shared_lists: lists }) => (
                    <Chip key={id} href={paths.author(id)}>
                      {t(messages.similarChip, { name, shared, lists })}
                    </Chip>
                  ))}
                </Inline>
              </Section>
            )}
          </PageSection>
        </>
      )}
    </PageFrame>
  );
}
