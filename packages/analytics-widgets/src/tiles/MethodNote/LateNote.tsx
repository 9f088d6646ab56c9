import { lazyPart } from '@litometr/ui';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { useHasStamp } from '../../provider/dataStamp.ts';
import type { MethodNoteProps } from './MethodNote.tsx';

/** Asked for by few: it need not be there before the numbers are. */
const MethodNote = lazyPart(
  async () => ({ default: (await import('./MethodNote.tsx')).MethodNote }),
  { failure: () => null },
);

/**
 * A note behind the first paint, where the page has told of its data; until then nothing of it,
 * its place included. A part of its own: the page tells when its numbers stand already, and with
 * their notes they would all be drawn a second time, in the task in which the page appears.
 */
export function LateNote({ place, ...note }: MethodNoteProps & { place: string }) {
  const isStamped = useHasStamp();
  const isPainted = useIsPainted();
  if (!isStamped || !isPainted) return null;
  return (
    <span className={place}>
      <MethodNote {...note} />
    </span>
  );
}
