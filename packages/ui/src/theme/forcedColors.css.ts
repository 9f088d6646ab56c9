import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { schemes } from './schemes.ts';
import type { PresetColors } from './semantic.ts';
import { toCustomProperties } from './variables.ts';

/**
 * Where the reader forces the colours of the system, the browser replaces those of text, grounds
 * and borders by itself. Drawings and what opts out (`forcedColorAdjust: 'none'`) keep theirs:
 * through these they get the system's too.
 */
const ink = 'CanvasText';
const ground = 'Canvas';
const dim = 'GrayText';
const marked = 'Highlight';

const tone = { accent: ink, text: ink, surface: ground };

const system = {
  text: { primary: ink, secondary: ink, disabled: dim, link: 'LinkText', linkHover: 'LinkText' },
  surface: { page: ground, raised: ground, sunken: ground, hover: ground, selected: ground },
  border: { subtle: dim, strong: ink },
  action: { mark: marked, onMark: 'HighlightText' },
  status: { success: tone, info: tone, warning: tone, danger: tone },
  delta: { up: ink, down: ink },
  chart: { grid: dim, axis: ink, tooltip: ground, muted: dim, gap: dim },
  focus: marked,
};

/**
 * Lines of a chart are distinguished by hue: the palette is the one for the system's background.
 */
const series = ({ color }: PresetColors) => {
  const { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g, 8: h } = color.chart;
  return { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g, 8: h };
};

const layer = (chart: Record<string, string>) => {
  const properties = toCustomProperties({
    color: { ...system, chart: { ...system.chart, ...chart } },
  });
  const vars = Object.fromEntries(
    // Stronger than every preset and every style sheet of a host.
    Object.entries(properties).map(([name, value]) => [name, `${value} !important`]),
  );
  return { '@layer': { [layers.theme]: { vars } } };
};

globalStyle(':root, body, .light, .dark, [data-lm-preset]', {
  '@media': {
    [media.forcedColors]: layer(series(schemes.light)),
    [`${media.forcedColors} and (prefers-color-scheme: dark)`]: layer(series(schemes.dark)),
  },
});
