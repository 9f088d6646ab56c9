import { drawingOf, isClear } from './drawingOf.ts';
import { embeddedFaces } from './embeddedFaces.ts';
import { type Face, measure, type PrintedText, textElement, wrapText } from './printedText.ts';
import { svgElement } from './svgElement.ts';

/** Texts printed around the plot in a picture. */
export interface PictureWords {
  title: string;
  /** Filters applied to the numbers. */
  filters?: string;
  /** Where they come from, and of which day. */
  source?: string;
  /** Missing days as text; empty: none. */
  gaps: string;
  /** Marks generated data. */
  demo?: string;
}

/** A self-contained picture of a chart, independent of the page. */
export interface Picture {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Everything except the texts. */
  shapes: SVGSVGElement;
  texts: readonly PrintedText[];
}

const MARGIN_PX = 24;
const TITLE_FONT = { size: 18, weight: '600', line: 24 };
const NOTE_FONT = { size: 12, weight: '400', line: 17 };

/**
 * The drawing with title, note and filters above it and gaps and source below, as the theme of the
 * page shows it. Throws where the drawing has no size.
 */
export function pictureOf(plot: HTMLElement, words: PictureWords): Picture {
  const frame = plot.getBoundingClientRect();
  if (frame.width === 0 || frame.height === 0) {
    throw new Error(
      'A chart without a size has no picture: it is hidden or not laid out. Take the picture while the chart is on the screen.',
    );
  }
  const { family, direction, ...colors } = lookOf(plot);
  const width = Math.ceil(frame.width) + 2 * MARGIN_PX;
  const texts: PrintedText[] = [];
  let bottom = MARGIN_PX;
  const print = (text: string | undefined, style: typeof TITLE_FONT, fill: string) => {
    const face: Face = { family, direction, size: style.size, weight: style.weight };
    for (const line of wrapText(text ?? '', width - 2 * MARGIN_PX, face)) {
      bottom += style.line;
      texts.push({ text: line, x: MARGIN_PX, y: bottom - style.line * 0.3, face, fill });
    }
  };
  print(words.title, TITLE_FONT, colors.ink);
  print(noteOf(plot), NOTE_FONT, colors.quiet);
  print(words.filters, NOTE_FONT, colors.quiet);
  const top = bottom + 12;
  const drawing = drawingOf(plot);
  drawing.shapes.setAttribute('transform', `translate(${MARGIN_PX} ${top})`);
  bottom = top + Math.ceil(frame.height) + 8;
  print(words.gaps, NOTE_FONT, colors.quiet);
  print(words.source, NOTE_FONT, colors.quiet);
  print(words.demo, NOTE_FONT, colors.quiet);

  const height = bottom + MARGIN_PX;
  const shapes = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  shapes.append(svgElement('rect', { width, height, fill: colors.ground }), drawing.shapes);
  const placed = drawing.texts.map((text) => ({ ...text, x: text.x + MARGIN_PX, y: text.y + top }));
  return { width, height, shapes, texts: [...atTheStart(texts, width, direction), ...placed] };
}

/** Returns a self-contained SVG file: its texts are text elements, its fonts are embedded. */
export async function svgOf({ shapes, texts }: Picture): Promise<Blob> {
  const faces = svgElement('style', {});
  faces.textContent = await embeddedFaces(new Set(texts.map(({ face }) => face.family)));
  shapes.prepend(faces);
  shapes.append(...texts.map(textElement));
  return new Blob([new XMLSerializer().serializeToString(shapes)], {
    type: 'image/svg+xml;charset=utf-8',
  });
}

/**
 * Texts around the plot start where lines of the page start: at the right edge in right-to-left
 * languages.
 */
function atTheStart(texts: PrintedText[], width: number, direction: 'ltr' | 'rtl'): PrintedText[] {
  if (direction === 'ltr') return texts;
  return texts.map((text) => ({
    ...text,
    x: width - MARGIN_PX - (measure(text.text, text.face)?.width ?? 0),
  }));
}

/** The note belongs to the frame, outside of the plot. */
function noteOf(plot: HTMLElement): string | undefined {
  const note = plot.closest('figure')?.querySelector('[data-chart-note]');
  return note?.textContent ?? undefined;
}

interface Look {
  family: string;
  direction: 'ltr' | 'rtl';
  ink: string;
  quiet: string;
  ground: string;
}

/** Font, direction and colours of the page around the chart, as computed. */
function lookOf(plot: HTMLElement): Look {
  const figure = plot.closest('figure') ?? plot;
  const style = getComputedStyle(figure);
  const note = figure.querySelector('figcaption, [data-chart-note]') ?? figure;
  let ground = 'transparent';
  for (let at: Element | null = figure; at !== null && isClear(ground); at = at.parentElement) {
    ground = getComputedStyle(at).backgroundColor;
  }
  return {
    family: style.fontFamily,
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
    ink: style.color,
    quiet: getComputedStyle(note).color,
    ground: isClear(ground) ? 'Canvas' : ground,
  };
}
