import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes what the actions leave of their line: however long it becomes, they stay where they are. */
export const root = style({
  '@layer': {
    [layers.app]: {
      flex: '1 1 0',
      minInlineSize: 0,
      alignSelf: 'center',
      minBlockSize: `calc(2 * ${vars.font.line.caption})`,
      alignContent: 'center',
    },
  },
});
