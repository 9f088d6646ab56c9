import { useSession } from '@litometr/auth-machine/react';
import { portalSlugs } from '@litometr/domain';
import { Skeleton } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { lazyPart } from '../../blocks/lazyPart.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { HomeView } from './HomeView.tsx';
import { homeAddress, homeReads } from './home.address.ts';
import { homeMessages as messages } from './home.messages.ts';
import type { OwnRowProps } from './OwnBooksPart.tsx';
import * as ownPlace from './ownPlace.css.ts';

/** Of a heading and its row, before its code is here. */
const OwnBooks = lazyPart(
  () => import('./OwnBooksPart.tsx'),
  () => <Skeleton shape="block" blockSize={ownPlace.OWN_ROW} />,
);

/** From when it is known that there is a reader: guests have no row, and fetch nothing of it. */
function OwnRow(props: OwnRowProps) {
  const { status } = useSession();
  return (status === 'signedIn' || status === 'restoring') && <OwnBooks {...props} />;
}

/** The current day on six portals, or on those that the user chose. */
export function HomePage() {
  const { formatMessage: t } = useIntl();
  const quoted = useQuoted();
  const domain = useDomain();
  useExactTitle(t(messages.title));
  const [state, change] = useAddress(homeAddress);
  const main = useBlock(useRead(homeReads.main));
  const sentences = useBlock(useRead(homeReads.sentences));
  const heat = useBlock(useRead(homeReads.heat));
  const calendar = useBlock(useRead(homeReads.calendar));
  const hasSession = useVisitor() !== null;
  const { data } = main;
  const first = data?.risers[0];
  const lead =
    data &&
    (first === undefined
      ? t(messages.leadQuiet, { entered: data.kpis.entered })
      : t(messages.lead, { entered: data.kpis.entered, title: quoted(first.book.title) }));
  const chosen = state.portals ?? [];
  const without = (slug: string) => {
    const left = chosen.filter((each) => each !== slug);
    return left.length === 0 ? undefined : left;
  };
  return (
    <PageFrame gap="lg" meta={data?.meta}>
      <PageHead
        title={t(messages.heading)}
        lead={lead}
        leadLines={5}
        hasCapture={false}
        meta={data?.meta}
        onClearFilters={() => change({ portals: undefined, mild: false })}
        filters={[
          ...chosen.map((slug) => ({
            id: slug,
            label: domain.portal(slug),
            onRemove: () => change({ portals: without(slug) }),
          })),
          ...(state.mild
            ? [{ id: 'mild', label: t(messages.mild), onRemove: () => change({ mild: false }) }]
            : []),
        ]}
        facets={[
          {
            kind: 'choice',
            id: 'portals',
            label: t(messages.portals),
            options: portalSlugs.map((slug) => ({ id: slug, label: domain.portal(slug) })),
            value: chosen,
            onChange: (ids) => {
              const portals = portalSlugs.filter((slug) => ids.includes(slug));
              change({ portals: portals.length === 0 ? undefined : portals });
            },
          },
          {
            kind: 'choice',
            id: 'mild',
            label: t(messages.age),
            options: [{ id: 'mild', label: t(messages.mild) }],
            value: state.mild ? ['mild'] : [],
            onChange: (ids) => change({ mild: ids.includes('mild') }),
          },
        ]}
      />
      <HomeView
        main={main}
        sentences={sentences}
        heat={heat}
        calendar={calendar}
        portals={state.portals}
        isMild={state.mild}
        end={<AccountOffer />}
        own={(isIn) => (hasSession ? <OwnRow isIn={isIn} /> : <div className={ownPlace.place} />)}
      />
    </PageFrame>
  );
}
