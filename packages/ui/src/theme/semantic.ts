import { palette as p } from './palette.ts';

/** A colour in both presets. A missing half does not compile. */
export interface Pair {
  light: string;
  dark: string;
}

export interface PairTable {
  readonly [name: string | number]: Pair | PairTable;
}

const pair = (light: string, dark: string): Pair => ({ light, dark });
const both = (value: string): Pair => ({ light: value, dark: value });

const status = (accent: Pair, text: Pair, surface: Pair) => ({ accent, text, surface });

const series = (index: number): Pair => {
  const light = p.chart.light[index];
  const dark = p.chart.dark[index];
  if (light === undefined || dark === undefined) {
    throw new Error(`No chart colour ${index + 1}: palette.chart has eight in each preset.`);
  }
  return pair(light, dark);
};

const cloth = (name: keyof typeof p.cloth) => {
  const [ground, ink, line] = p.cloth[name];
  return { ground: both(ground), ink: both(ink), line: both(line) };
};

/**
 * Every colour of the interface by meaning, light and dark on one line. The contract is derived
 * from the shape of this table; a test proves the contrast of each pair that is used.
 *
 * Brand values stay as fills and marks; where one cannot carry text or a border, the step beside
 * it that can is named here.
 */
export const semantic = {
  color: {
    text: {
      primary: pair(p.ink[900], p.paper[50]),
      secondary: pair(p.ink[600], p.paper[300]),
      /** Unavailable controls only: exempt from contrast, never for content. */
      disabled: pair(p.paper[400], p.ink[600]),
      inverted: pair(p.white, p.ink[950]),
      link: pair(p.blue[600], p.blue[300]),
      linkHover: pair(p.blue[800], p.blue[200]),
    },
    surface: {
      page: pair(p.snow.page, p.night.page),
      raised: pair(p.white, p.night.card),
      sunken: pair(p.snow.element, p.night.element),
      hover: pair(p.snow.hover, p.night.hover),
      selected: pair(p.blue.wash, p.blue.nightWash),
      /** Tooltips: the text colour as background; `text.inverted` is the text on it. */
      inverse: pair(p.ink[900], p.paper[50]),
      /** Lies over the page behind a dialog or a drawer. */
      veil: pair(p.shade.veilLight, p.shade.veilDark),
    },
    border: {
      /** Hairlines between and around things; decoration. */
      subtle: pair(p.line.snow, p.line.night),
      /** The edge by which a control is recognised: 3:1. */
      strong: pair(p.line.snowStrong, p.line.nightStrong),
    },
    action: {
      primary: {
        fill: pair(p.blue[600], p.blue[450]),
        fillHover: pair(p.blue[700], p.blue[500]),
        fillPressed: pair(p.blue[800], p.blue[550]),
        text: both(p.white),
      },
      neutral: {
        fill: pair(p.white, p.night.hover),
        fillHover: pair(p.snow.hover, p.night.pressed),
        fillPressed: pair(p.snow.pressed, p.line.night),
        text: pair(p.ink[900], p.paper[50]),
      },
      danger: {
        fill: pair(p.red.fill, p.coral.fill),
        fillHover: pair(p.red.hover, p.coral.hover),
        fillPressed: pair(p.red.pressed, p.coral.pressed),
        text: pair(p.white, p.ink[950]),
      },
      /** The brand blue as a mark: the active bar, the chosen box, a filled track. */
      mark: pair(p.blue[600], p.blue[400]),
      onMark: both(p.white),
    },
    status: {
      success: status(
        pair(p.green.fill, p.lime.fill),
        pair(p.green.text, p.lime.text),
        pair(p.green.wash, p.lime.wash),
      ),
      info: status(
        pair(p.sky.fill, p.azure.fill),
        pair(p.sky.text, p.azure.text),
        pair(p.sky.wash, p.azure.wash),
      ),
      warning: status(
        pair(p.amber.accent, p.gold.fill),
        pair(p.amber.text, p.gold.text),
        pair(p.amber.wash, p.gold.wash),
      ),
      danger: status(
        pair(p.red.fill, p.coral.fill),
        pair(p.red.text, p.coral.text),
        pair(p.red.wash, p.coral.wash),
      ),
    },
    delta: {
      up: pair(p.green.text, p.lime.text),
      down: pair(p.red.text, p.coral.text),
    },
    chart: {
      1: series(0),
      2: series(1),
      3: series(2),
      4: series(3),
      5: series(4),
      6: series(5),
      7: series(6),
      8: series(7),
      grid: pair(p.line.snow, p.line.night),
      axis: pair(p.ink[600], p.paper[300]),
      /**
       * Background of a chart's tooltip; `text.primary` and `text.secondary` are the text on it.
       */
      tooltip: pair(p.white, p.night.hover),
      /** 'Others' and series that step back. */
      muted: pair(p.line.snowStrong, p.line.nightStrong),
      /** The hatch over days without data. */
      gap: pair(p.paper[200], p.ink[700]),
    },
    cover: {
      1: cloth('ink'),
      2: cloth('sand'),
      3: cloth('oxblood'),
      4: cloth('sage'),
      5: cloth('forest'),
      6: cloth('rose'),
      7: cloth('plum'),
      8: cloth('mist'),
      9: cloth('terracotta'),
      10: cloth('mustard'),
      11: cloth('petrol'),
      12: cloth('slate'),
    },
    focus: pair(p.focus.light, p.focus.dark),
  },
  chart: {
    /**
     * How much black large fills of a chart have: a tone that suits a thin line glares over half a
     * chart in dark.
     */
    areaShade: pair('0%', '12%'),
  },
  shadow: {
    /** The one shadow, for what floats. */
    float: pair(
      `0 1px 2px ${p.shade.lightSoft}, 0 8px 24px ${p.shade.light}`,
      `0 0 0 1px ${p.shade.dark}, 0 8px 24px ${p.shade.darkDeep}`,
    ),
  },
} as const satisfies PairTable;

export type ThemeName = 'light' | 'dark';

/** The shape of a table with each pair replaced by one value. */
export type Picked<Table, Value = string> = {
  [Name in keyof Table]: Table[Name] extends Pair ? Value : Picked<Table[Name], Value>;
};

const isPair = (node: Pair | PairTable): node is Pair => typeof node['light'] === 'string';

/** Every colour, shade and shadow of one scheme. */
export type PresetColors = Picked<typeof semantic>;

/** The values of one preset, in the shape of the table. */
export function pick<Table extends PairTable>(table: Table, theme: ThemeName): Picked<Table> {
  const entries = Object.entries(table).map(([name, node]) => [
    name,
    isPair(node) ? node[theme] : pick(node, theme),
  ]);
  // The recursion preserves every key and replaces every pair by one half: the shape of Picked.
  return Object.fromEntries(entries) as Picked<Table>;
}
