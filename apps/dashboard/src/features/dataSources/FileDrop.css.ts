import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.app]: {
      display: 'grid',
      gap: vars.space.xs,
      justifyItems: 'center',
      padding: vars.space.lg,
      border: `1px dashed ${vars.color.border.strong}`,
      borderRadius: vars.radius.card,
      textAlign: 'center',
      selectors: {
        '&[data-over="true"]': {
          borderStyle: 'solid',
          borderColor: vars.color.focus,
          background: vars.color.surface.selected,
        },
      },
    },
  },
});
