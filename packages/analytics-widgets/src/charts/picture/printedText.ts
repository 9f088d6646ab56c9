import { svgElement } from './svgElement.ts';

/**
 * A line of text in a picture, positioned by its left end and base line. Texts are separate from
 * the shapes, because a PNG writes them with the page's fonts: an image rendered to a canvas does
 * not load its own fonts in time.
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

/** Returns the text as an SVG element. In right-to-left texts the left end is the end. */
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

/** Measures a text in a font; null where no canvas is available. */
export function measure(text: string, face: Face): TextMetrics | null {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return null;
  context.font = fontOf(face);
  return context.measureText(text);
}

const widthOf = (text: string, face: Face): number => measure(text, face)?.width ?? 0;

/**
 * Wraps a text into lines that fit, because SVG does not wrap. A word that is too long gets its own
 * line.
 */
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

/** Cuts a text to a width, with an ellipsis where something is left out. */
export function cutText(text: string, width: number, face: Face): string {
  // Half a pixel of tolerance: layout and measurement round differently.
  if (widthOf(text, face) <= width + 0.5) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, face) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
