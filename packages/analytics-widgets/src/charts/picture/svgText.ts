const SVG = 'http://www.w3.org/2000/svg';

/** An SVG element with its attributes. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns') element.setAttribute(key, String(value));
  }
  return element;
}

/** Pixels of a text in a face. */
export function textWidth(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * 7;
  context.font = font;
  return context.measureText(text).width;
}

/** A text in lines that fit: SVG does not wrap. A word that is too long stands alone. */
export function wrapText(
  text: string,
  width: number,
  style: { size: number; weight: string },
  family: string,
): string[] {
  const font = `${style.weight} ${style.size}px ${family}`;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, font) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A text cut to a width, with an ellipsis where something is left out. */
export function cutText(text: string, width: number, font: string): string {
  // Half a pixel: what is laid out and what is measured differ by roundings.
  if (textWidth(text, font) <= width + 0.5) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, font) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
