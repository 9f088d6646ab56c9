import { createContext, type ReactNode, useMemo } from 'react';

/** Size and direction of a place that something is drawn in. */
export interface Room {
  /** CSS pixels. */
  width: number;
  /** How text runs there. */
  direction: 'ltr' | 'rtl';
}

export const RoomContext = createContext<Room | null>(null);

export interface ChartRoomProps {
  /** Of the place that the charts will fill; null: not known, or one that several share. */
  room: Room | null;
  children: ReactNode;
}

/**
 * Tells charts how wide they will be, where their owner keeps their place already. A chart that
 * knows is drawn with the page, in slices where React draws in slices; one that does not is
 * measured when it stands, and its drawing follows in one piece before the paint. What is told
 * wrong is drawn anew at the width that is measured.
 */
export function ChartRoom({ room, children }: ChartRoomProps) {
  const { width, direction = 'ltr' } = room ?? {};
  const known = useMemo(
    () => (width === undefined ? null : { width, direction }),
    [width, direction],
  );
  return <RoomContext value={known}>{children}</RoomContext>;
}
