import { style } from '../../internal/style.ts';
import { vars } from '../../internal/theme.ts';

const { space } = vars;

export const root = style({ display: 'grid', gap: space.sm, justifyItems: 'start' });

export const list = style({
  display: 'grid',
  gap: space.xxs,
  maxBlockSize: '50dvb',
  overflow: 'auto',
});
