import { svgElement } from './svgElement.ts';

/**
 * A line of text in a picture, by its left end on the base line. Texts are kept apart from the
 * drawing: a PNG writes them itself, in the page's faces, since a picture that is drawn on a canvas
 * has not loaded its own in time.
 */
export interface PrintedText {
  text: string;
  x: number;
  /** The base line. */
  y: number;
  face: Face;
  /** CSS colour. */
  fill: string;
}

export interface Face {
  family: string;
  /** CSS pixels. */
  size: number;
  weight: string;
  direction: 'ltr' | 'rtl';
}

export const fontOf = ({ family, size, weight }: Face): string => `${weight} ${size}px ${family}`;

/** The text as an element. Its left end is its end where it runs from right to left. */
export function textElement({ text, x, y, face, fill }: PrintedText): SVGTextElement {
  const element = svgElement('text', {
    x,
    y,
    direction: face.direction,
    'text-anchor': face.direction === 'rtl' ? 'end' : 'start',
    'font-family': face.family,
    'font-size': face.size,
    'font-weight': face.weight,
    fill,
  });
  element.textContent = text;
  return element;
}

/** How a text measures in a face; null where nothing can be drawn and so measured. */
export function measure(text: string, face: Face): TextMetrics | null {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return null;
  context.font = fontOf(face);
  return context.measureText(text);
}

const widthOf = (text: string, face: Face): number => measure(text, face)?.width ?? 0;

/** A text in lines that fit: SVG does not wrap. A word that is too long stands alone. */
export function wrapText(text: string, width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined, face) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A text cut to a width, with an ellipsis where something is left out. */
export function cutText(text: string, width: number, face: Face): string {
  // Half a pixel: what is laid out and what is measured differ by roundings.
  if (widthOf(text, face) <= width + 0.5) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, face) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
