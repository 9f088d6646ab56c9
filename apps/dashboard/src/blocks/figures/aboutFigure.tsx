import { Skeleton } from '@litometr/ui';
import { lazyPart } from '../lazyPart.tsx';
import type { Figure } from './figures.messages.ts';

/** Loaded on demand: few users open the explanation of a figure. */
const FigureText = lazyPart(
  () => import('./FigureText.tsx'),
  () => <Skeleton lines={2} inlineSize="16rem" />,
);

/** Explains how the figure of a tile is computed, for its provenance note. */
export const aboutFigure = (figure: Figure) => ({ about: <FigureText figure={figure} /> });
