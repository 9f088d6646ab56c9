import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { partOf, presets } from './preset.ts';

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
  delta: { up: ink, down: ink, same: ink },
  chart: { grid: dim, axis: ink, tooltip: ground, muted: dim, gap: dim },
  focus: marked,
};

/** Lines of a chart are told apart by hue: the row is the one for the ground that the system has. */
const series = ({ colors }: (typeof presets)['light' | 'dark']) => {
  const { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g, 8: h } = colors.color.chart;
  return { 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g, 8: h };
};

const layer = (chart: Record<string, string>) => ({
  '@layer': {
    [layers.theme]: {
      vars: partOf({ color: { ...system, chart: { ...system.chart, ...chart } } }),
    },
  },
});

/** Stronger than any preset with the contrast layer, whatever comes later in the file. */
globalStyle('html body[class][class][class]', {
  '@media': {
    [media.forcedColors]: layer(series(presets.light)),
    [`${media.forcedColors} and (prefers-color-scheme: dark)`]: layer(series(presets.dark)),
  },
});
