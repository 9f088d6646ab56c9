import { layers, vars } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Time is never mirrored: the last day is on the right in every language. */
export const root = style({
  '@layer': {
    [layers.app]: {
      position: 'relative',
      direction: 'ltr',
      display: 'grid',
      gap: '1px',
      blockSize: '2rem',
      borderRadius: vars.radius.control,
      selectors: {
        '&:has(:focus-visible)': {
          outline: `2px solid ${vars.color.focus}`,
          outlineOffset: '2px',
        },
      },
    },
  },
});

/**
 * Shape encodes it as well as hue: a partial day is shorter, a missing one is a stub with a gap.
 */
export const bar = style({
  '@layer': {
    [layers.app]: {
      alignSelf: 'end',
      blockSize: '100%',
      borderRadius: '1px',
      background: vars.color.status.success.accent,
      selectors: {
        '&[data-mark="partial"]': {
          blockSize: '60%',
          background: vars.color.status.warning.accent,
        },
        '&[data-mark="missing"]': {
          blockSize: '20%',
          background: vars.color.status.danger.accent,
        },
        '&[data-chosen="true"]': {
          boxShadow: `0 0 0 1px ${vars.color.surface.page}, 0 0 0 2px ${vars.color.text.primary}`,
        },
      },
      '@media': {
        '(forced-colors: active)': { forcedColorAdjust: 'none' },
      },
    },
  },
});

/** The slider over the bars: it is what is pressed, dragged and walked by the arrows. */
export const slider = style({
  '@layer': {
    [layers.app]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  },
});

/** Hangs into its own padding: its words align with the text around it. */
export const mark = style({
  '@layer': { [layers.app]: { marginInline: `calc(-1 * ${vars.space.xs})` } },
});
