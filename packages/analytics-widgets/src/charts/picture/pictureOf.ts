import { drawingOf } from './drawingOf.ts';
import { embeddedFaces } from './embeddedFaces.ts';
import { svgElement, wrapText } from './svgText.ts';

/** What is printed into a picture around the drawing. */
export interface PictureWords {
  title: string;
  /** What the numbers are limited to. */
  filters?: string;
  /** Where they come from, and of which day. */
  source?: string;
  /** Missing days in words; empty: none. */
  gaps: string;
  /** Marks generated data. */
  demo?: string;
}

/** A picture of a chart that stands alone: its colours and faces are in it. */
export interface Picture {
  /** CSS pixels. */
  width: number;
  height: number;
  /** image/svg+xml */
  blob: Blob;
}

const MARGIN = 24;
const TITLE = { size: 18, line: 24, weight: '600' };
const SMALL = { size: 12, line: 17, weight: '400' };

/**
 * The drawing as SVG with title, note, filters above it and gaps and source below, as the theme of
 * the page shows it. Throws where the drawing has no size.
 */
export async function pictureOf(plot: HTMLElement, words: PictureWords): Promise<Picture> {
  const frame = plot.getBoundingClientRect();
  if (frame.width === 0 || frame.height === 0) {
    throw new Error(
      'A chart without a size has no picture: it is hidden or not laid out. Take the picture while the chart is on the screen.',
    );
  }
  const look = getComputedStyle(plot);
  const colors = lookOf(plot);
  const width = Math.ceil(frame.width) + 2 * MARGIN;
  const svg = svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width });
  const rtl = look.direction === 'rtl';
  let y = MARGIN;
  const print = (text: string, style: typeof TITLE, fill: string) => {
    for (const line of wrapText(text, width - 2 * MARGIN, style, look.fontFamily)) {
      y += style.line;
      const printed = svgElement('text', {
        x: rtl ? width - MARGIN : MARGIN,
        y: y - style.line * 0.3,
        direction: rtl ? 'rtl' : 'ltr',
        'font-family': look.fontFamily,
        'font-size': style.size,
        'font-weight': style.weight,
        fill,
      });
      printed.textContent = line;
      svg.append(printed);
    }
  };
  const small = (text: string | undefined) => {
    if (text !== undefined && text !== '') print(text, SMALL, colors.quiet);
  };

  print(words.title, TITLE, colors.ink);
  small(noteOf(plot));
  small(words.filters);
  y += 12;
  const drawing = drawingOf(plot);
  drawing.setAttribute('transform', `translate(${MARGIN} ${y})`);
  svg.append(drawing);
  y += Math.ceil(frame.height) + 8;
  small(words.gaps);
  small(words.source);
  small(words.demo);

  const height = y + MARGIN;
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = svgElement('rect', { width, height, fill: colors.ground });
  const faces = svgElement('style', {});
  faces.textContent = await embeddedFaces(look.fontFamily);
  svg.prepend(faces, ground);
  const text = new XMLSerializer().serializeToString(svg);
  return { width, height, blob: new Blob([text], { type: 'image/svg+xml;charset=utf-8' }) };
}

/** The note stands in the frame, outside of the drawing. */
function noteOf(plot: HTMLElement): string | undefined {
  const note = plot.closest('figure')?.querySelector('[data-chart-note]');
  return note?.textContent ?? undefined;
}

/** The colours of the page around the chart, as they are painted. */
function lookOf(plot: HTMLElement): { ink: string; quiet: string; ground: string } {
  const figure = plot.closest('figure') ?? plot;
  const note = figure.querySelector('figcaption, [data-chart-note]') ?? figure;
  let ground = 'rgba(0, 0, 0, 0)';
  for (let at: Element | null = figure; at !== null; at = at.parentElement) {
    ground = getComputedStyle(at).backgroundColor;
    if (!isClear(ground)) break;
  }
  return {
    ink: getComputedStyle(figure).color,
    quiet: getComputedStyle(note).color,
    ground: isClear(ground) ? 'Canvas' : ground,
  };
}

const isClear = (color: string): boolean => color === 'transparent' || color.endsWith(', 0)');
