import { Skeleton } from '@litometr/ui';
import { lazyPart } from '../lazyPart.tsx';
import type { Figure } from './figures.messages.ts';

/** Few ask how a figure came about: the words come with the first question. */
const FigureText = lazyPart(
  () => import('./FigureText.tsx'),
  () => <Skeleton lines={2} inlineSize="16rem" />,
);

/** How a figure of a tile is reckoned, for the note that tells its source. */
export const aboutFigure = (figure: Figure) => ({ about: <FigureText figure={figure} /> });
