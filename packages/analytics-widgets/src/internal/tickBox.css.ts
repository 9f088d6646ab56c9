import { style } from './style.ts';
import { vars } from './theme.ts';

const { color } = vars;

/**
 * The browser's own box, in our colour: where dozens of them stand at once, what the component
 * library makes for each costs more than all the words beside them.
 */
export const tickBox = style({
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  margin: '4px',
  accentColor: color.action.mark,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
  },
  '@media': { print: { display: 'none' } },
});
