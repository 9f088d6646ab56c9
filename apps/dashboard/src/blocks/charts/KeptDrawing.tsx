import { type ReactNode, useCallback } from 'react';
import { drawingOf, dropDrawing } from './keptDrawings.ts';

interface KeptDrawingProps {
  name: string;
  /** What stands there where the server drew nothing. */
  children: ReactNode;
}

/** What the server drew in this place, until what it shows is there itself: nothing in it answers. */
export function KeptDrawing({ name, children }: KeptDrawingProps) {
  // Asked with each drawing: a block may learn its name with its answer.
  const drawing = drawingOf(name);
  const hold = useCallback(
    (place: HTMLDivElement) => {
      if (drawing !== null) place.replaceChildren(drawing);
      return () => dropDrawing(name);
    },
    [drawing, name],
  );
  return drawing === null ? children : <div ref={hold} inert />;
}
