import type { Session } from '@litometr/auth-machine';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Loads the menu of a signed-in user on each navigation until it is loaded; protected routes wait for
 * it in their guards, public pages do not. A failure ends the session, which leads Home.
 */
export function useMenuOnNavigation(session: Session): void {
  const location = useLocation();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    if (session.actor.getSnapshot().context.menu === null) void session.ensureMenu();
  }, [location, session]);
}
