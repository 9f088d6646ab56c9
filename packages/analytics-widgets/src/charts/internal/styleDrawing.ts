import { globalStyle } from '@vanilla-extract/css';
import { layers, media } from '../../internal/theme.ts';

const inLayer = <Rule>(rule: Rule) => ({ '@layer': { [layers.widgets]: rule } });

/**
 * Adds the rules of every drawing of a chart: its words go in the direction of their own language, whatever that
 * of the coordinates is, and its marks have their hues where the reader forces colours, as those distinguish them.
 *
 * @param svg selector of the drawing
 */
export function styleDrawing(svg: string): void {
  globalStyle(`${svg} text`, inLayer({ unicodeBidi: 'plaintext' }));
  // The reset applies the system's colours to every element.
  globalStyle(`${svg} *`, {
    '@media': { [media.forcedColors]: inLayer({ forcedColorAdjust: 'none' }) },
  });
}
