import { spaces } from '../../internal/space.ts';
import { mapVariants, style, variants } from '../../internal/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });

export const gap = mapVariants(spaces, (name) => ({ gap: vars.space[name] }));

export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
