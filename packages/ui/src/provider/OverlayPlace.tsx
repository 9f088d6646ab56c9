import type { ReactNode, RefObject } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

export interface OverlayPlaceProps {
  /** Null: the default container, at the end of the page. */
  place: RefObject<HTMLElement | null> | null;
  children: ReactNode;
}

/**
 * Sets the container of menus, tooltips and dialogs of its children. In full screen only the
 * full-screen element is visible: its overlays must be inside it.
 */
export function OverlayPlace({ place, children }: OverlayPlaceProps) {
  return (
    <PortalProvider {...(place !== null && { getContainer: () => place.current })}>
      {children}
    </PortalProvider>
  );
}
