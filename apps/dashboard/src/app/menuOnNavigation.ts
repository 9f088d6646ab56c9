import type { Session } from '@litometr/auth-machine';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Each navigation of a signed-in user without a menu asks for it once more (decision 5); protected
 * routes wait for it in their guards, public pages do not. A failure has ended the session, which
 * leads Home. Who has a menu is shown it meanwhile: it is renewed with each page, so that what was
 * published reaches them. Returns the end of it.
 */
export function askForMenuOnNavigation(router: Router, session: Session): () => void {
  let { location } = router.state;
  return router.subscribe((state) => {
    if (state.location === location) return;
    const isOtherPage = state.location.pathname !== location.pathname;
    location = state.location;
    if (session.actor.getSnapshot().context.menu === null) void session.ensureMenu();
    else if (isOtherPage) session.refreshMenu();
  });
}
