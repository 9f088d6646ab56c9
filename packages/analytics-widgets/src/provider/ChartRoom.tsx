import { createContext, type ReactNode, useMemo } from 'react';

/** Size and text direction of the space for a chart. */
export interface Room {
  /** CSS pixels. */
  width: number;
  /** Text direction. */
  direction: 'ltr' | 'rtl';
}

export const RoomContext = createContext<Room | null>(null);

export interface ChartRoomProps {
  /** Size of the space for each chart; null: unknown, or shared by several charts. */
  room: Room | null;
  children: ReactNode;
}

/**
 * Provides charts with their width before layout, for owners that know it. Such a chart renders
 * together with the page, in React's time slices. Other charts are measured after they mount and
 * then render synchronously before the paint. If the provided width is wrong, the chart renders
 * again in the measured one.
 */
export function ChartRoom({ room, children }: ChartRoomProps) {
  const { width, direction = 'ltr' } = room ?? {};
  const known = useMemo(
    () => (width === undefined ? null : { width, direction }),
    [width, direction],
  );
  return <RoomContext value={known}>{children}</RoomContext>;
}
