import { layers } from '@litometr/ui/theme';
import { style } from '@vanilla-extract/css';

/** Buttons that a long hint beside them does not shrink. */
export const tools = style({ '@layer': { [layers.app]: { flex: 'none' } } });
