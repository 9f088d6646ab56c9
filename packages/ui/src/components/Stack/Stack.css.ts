import { spaces } from '../../internal/space.ts';
import { mapVariants, style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const gap = mapVariants(spaces, (name) => ({ gap: vars.space[name] }));

export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});
