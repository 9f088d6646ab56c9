import { lazy, type ReactNode, Suspense } from 'react';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useHasStamp } from '../../provider/dataStamp.ts';
import * as css from './KpiTile.css.ts';

/** Seen by who points at a tile: it need not be there before the figure is. */
const MethodNote = lazy(async () => ({
  default: (await import('../MethodNote/MethodNote.tsx')).MethodNote,
}));

interface TileNoteProps {
  /** Of the tile. */
  label: string;
  n: number | null | undefined;
  step: number | undefined;
  children: ReactNode;
}

/**
 * The small button that tells where a tile's figure comes from, where the page has told of its data.
 * A part of its own: the page tells when its tiles stand already, and with the note they would all
 * be drawn a second time, in the task in which the page appears.
 */
export function TileNote({ label, n, step, children }: TileNoteProps) {
  const isStamped = useHasStamp();
  const isPainted = useIsPainted();
  if (!isStamped || !isPainted) return null;
  return (
    <div className={css.about}>
      <Suspense>
        <MethodNote label={label} n={n} step={step}>
          {children}
        </MethodNote>
      </Suspense>
    </div>
  );
}
