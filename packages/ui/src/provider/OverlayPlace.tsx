import type { ReactNode, RefObject } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

export interface OverlayPlaceProps {
  /** Null: where they stand anyway, at the end of the page. */
  place: RefObject<HTMLElement | null> | null;
  children: ReactNode;
}

/**
 * Where menus, tooltips and dialogs of its children are put. Of a page with an element on the full
 * screen only that element is seen: what it opens must stand in it.
 */
export function OverlayPlace({ place, children }: OverlayPlaceProps) {
  return (
    <PortalProvider {...(place !== null && { getContainer: () => place.current })}>
      {children}
    </PortalProvider>
  );
}
