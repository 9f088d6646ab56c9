import { AppFooter, AppShell, Link, VisuallyHidden } from '@litometr/ui';
import { ToastRegion } from '@litometr/ui/toast';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useCompareTray } from '../blocks/compare/compareTray.ts';
import { paths } from '../domain/paths.ts';
import { optionalPart } from '../page/optionalPart.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { shellMessages as messages } from './shell.messages.ts';

const SIDEBAR_ID = 'sidebar';

/** Most visits compare nothing. */
const Tray = optionalPart(() => import('./tools/Tray.tsx'));

/** Announces the page of a navigation to screen readers. */
function RouteAnnouncer() {
  const { formatMessage: t } = useIntl();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const [announced, setAnnounced] = useState(pathname);
  useEffect(() => {
    if (pathname === announced) return;
    // The page sets its title in an effect of the same commit.
    const frame = requestAnimationFrame(() => {
      setAnnounced(pathname);
      setText(t(messages.opened, { title: document.title }));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, announced, t]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

/** Header, sidebar, footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const hasCompared = useCompareTray().items.length > 0;
  const year = formatNumber(new Date().getFullYear(), { useGrouping: false });
  return (
    <>
      <AppShell
        header={
          <Header
            menu={{ isOpen, onToggle: () => setOpen((open) => !open), controls: SIDEBAR_ID }}
          />
        }
        sidebar={
          // Hydrates by itself, after the page.
          <Activity>
            <Navigation id={SIDEBAR_ID} isOpen={isOpen} onOpenChange={setOpen} />
          </Activity>
        }
        footer={
          <AppFooter links={<Link href={paths.about}>{t(messages.about)}</Link>}>
            {t(messages.copyright, { year })}
          </AppFooter>
        }
      >
        <OfflineNotice />
        {children}
        {hasCompared && <Tray />}
      </AppShell>
      <ToastRegion />
      <RouteAnnouncer />
    </>
  );
}
