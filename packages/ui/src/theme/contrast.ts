import { palette as p } from './palette.ts';
import type { Pair, semantic } from './semantic.ts';

type Part<Table> = { [Name in keyof Table]?: Table[Name] extends Pair ? Pair : Part<Table[Name]> };

const pair = (light: string, dark: string): Pair => ({ light, dark });
const status = (accent: Pair, text: Pair) => ({ accent, text });

/**
 * The high-contrast layer: what it changes over either preset. Text reaches 7:1, hairlines become
 * visible edges, tints disappear under the text.
 */
export const contrastLayer = {
  color: {
    text: {
      primary: pair(p.black, p.white),
      secondary: pair(p.ink[800], p.paper[100]),
      link: pair(p.blue[900], p.blue[100]),
      linkHover: pair(p.black, p.white),
    },
    surface: {
      page: pair(p.white, p.black),
      raised: pair(p.white, p.night.page),
      sunken: pair(p.white, p.night.page),
    },
    border: {
      subtle: pair(p.line.snowStrong, p.line.nightStrong),
      strong: pair(p.black, p.white),
    },
    action: {
      primary: {
        fill: pair(p.blue[900], p.blue[200]),
        fillHover: pair(p.black, p.white),
        fillPressed: pair(p.black, p.white),
        text: pair(p.white, p.black),
      },
      danger: {
        fill: pair(p.red.deep, p.coral.bright),
        fillHover: pair(p.black, p.white),
        fillPressed: pair(p.black, p.white),
        text: pair(p.white, p.black),
      },
      mark: pair(p.blue[900], p.blue[200]),
      onMark: pair(p.white, p.black),
    },
    status: {
      success: status(pair(p.green.deep, p.lime.bright), pair(p.green.deep, p.lime.bright)),
      info: status(pair(p.sky.deep, p.azure.bright), pair(p.sky.deep, p.azure.bright)),
      warning: status(pair(p.amber.deep, p.gold.bright), pair(p.amber.deep, p.gold.bright)),
      danger: status(pair(p.red.deep, p.coral.bright), pair(p.red.deep, p.coral.bright)),
    },
    delta: {
      up: pair(p.green.deep, p.lime.bright),
      down: pair(p.red.deep, p.coral.bright),
    },
    chart: {
      grid: pair(p.line.snowStrong, p.line.nightStrong),
      axis: pair(p.black, p.white),
    },
    focus: pair(p.blue[900], p.azure.bright),
  },
} satisfies Part<typeof semantic>;
