import { createVar } from '@vanilla-extract/css';
import { style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const inlineSize = createVar();
export const blockSize = createVar();

export const root = style({ display: 'flex', flexDirection: 'column', inlineSize });

/** Not animated: a loading page is calm, and only spinners loop. */
export const bone = style({ background: vars.color.surface.sunken });

/** In place of each line of a text that loads. */
export const textBone = style({
  boxDecorationBreak: 'clone',
  borderRadius: '3px',
  background: `linear-gradient(${vars.color.surface.sunken}, ${vars.color.surface.sunken}) center / 100% 0.7em no-repeat`,
});

export const unseen = style({ visibility: 'hidden' });

export const shape = variants({
  text: {
    blockSize: '0.7em',
    marginBlock: `calc((${vars.font.line.body} - 0.7em) / 2)`,
    borderRadius: '3px',
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  },
  block: { blockSize, borderRadius: vars.radius.control },
  circle: { inlineSize, blockSize: inlineSize, borderRadius: vars.radius.full },
});
