import { cutText, type Face, measure, type PrintedText } from './printedText.ts';
import { svgElement } from './svgElement.ts';

/**
 * Computed style properties that are copied to the elements themselves, because the picture has no
 * style sheets.
 */
const PAINT_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const;

/** Attributes that have no meaning outside of the page. */
const PAGE_ONLY_ATTRIBUTE = /^(class|style|role|tabindex|data-|aria-)/;

export interface Drawing {
  shapes: SVGGElement;
  /** From the top left corner of the element. */
  texts: PrintedText[];
}

/**
 * Returns everything painted in an element: its SVG with inline computed colours, its HTML overlays
 * as rectangles, and all texts with their positions. Elements under `data-export="skip"` and form
 * controls are left out.
 */
export function drawingOf(plot: HTMLElement): Drawing {
  const origin = plot.getBoundingClientRect();
  const shapes = svgElement('g', {});
  const texts: PrintedText[] = [];
  const visit = (element: Element) => {
    if (element.matches('[data-export="skip"], input, title, style')) return;
    const look = getComputedStyle(element);
    if (look.display === 'none' || look.visibility === 'hidden' || look.opacity === '0') return;
    if (element instanceof SVGSVGElement) shapes.append(painted(element, origin));
    else if (element instanceof HTMLElement && !isClear(look.backgroundColor)) {
      shapes.append(boxOf(element, look, origin));
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text) texts.push(...textOf(child, element, look, origin));
    }
  };
  visit(plot);
  return { shapes, texts };
}

/** True when a computed colour is transparent. */
export const isClear = (color: string): boolean =>
  color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);

/** Returns a copy of the SVG without its texts, with inline styles. */
function painted(source: SVGSVGElement, origin: DOMRect): SVGElement {
  // A deep copy has the same descendants in the same order.
  const copy = source.cloneNode(true) as SVGSVGElement;
  const originals = [source, ...source.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, index) => {
    const target = copies[index];
    if (target === undefined) return;
    const look = getComputedStyle(original);
    if (look.display === 'none' || look.visibility === 'hidden') {
      target.setAttribute('display', 'none');
    }
    for (const name of PAINT_PROPERTIES) {
      const value = look.getPropertyValue(name);
      if (value !== '') target.setAttribute(name, value);
    }
    for (const { name } of [...target.attributes]) {
      if (PAGE_ONLY_ATTRIBUTE.test(name)) target.removeAttribute(name);
    }
  });
  for (const text of copy.querySelectorAll('text, title, desc')) text.remove();
  const place = source.getBoundingClientRect();
  copy.setAttribute('x', String(place.x - origin.x));
  copy.setAttribute('y', String(place.y - origin.y));
  copy.setAttribute('overflow', 'visible');
  return copy;
}

function boxOf(element: Element, look: CSSStyleDeclaration, origin: DOMRect): SVGElement {
  const { x, y, width, height } = element.getBoundingClientRect();
  const radius = Number.parseFloat(look.borderStartStartRadius) || 0;
  return svgElement('rect', {
    x: x - origin.x,
    y: y - origin.y,
    width,
    height,
    rx: Math.min(radius, height / 2),
    fill: look.backgroundColor,
  });
}

/** Letters of the scripts that are written from right to left: Hebrew, Arabic and those between them. */
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Returns the direction of a text; with `unicode-bidi: plaintext` its first letter determines it. */
function directionOf(text: string, { direction, unicodeBidi }: CSSStyleDeclaration) {
  const letter = unicodeBidi === 'plaintext' ? /\p{L}/u.exec(text)?.[0] : undefined;
  const isRtl = letter === undefined ? direction === 'rtl' : RTL_LETTER.test(letter);
  return isRtl ? 'rtl' : 'ltr';
}

function textOf(
  node: Text,
  parent: Element,
  look: CSSStyleDeclaration,
  origin: DOMRect,
): PrintedText[] {
  const text = node.data.trim();
  if (text === '') return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const place = range.getBoundingClientRect();
  const face: Face = {
    family: look.fontFamily,
    size: Number.parseFloat(look.fontSize),
    weight: look.fontWeight,
    // Recharts has the words of a text in a `tspan`, which does not inherit `unicode-bidi`.
    direction: directionOf(text, getComputedStyle(parent.closest('text') ?? parent)),
  };
  const metrics = measure(text, face);
  const above = metrics?.fontBoundingBoxAscent ?? face.size;
  const below = metrics?.fontBoundingBoxDescent ?? 0;
  // An HTML text may be longer than its box, where the page shows an ellipsis.
  const room = parent instanceof HTMLElement ? parent.getBoundingClientRect() : place;
  return [
    {
      text: cutText(text, room.width, face),
      x: Math.max(place.x, room.x) - origin.x,
      y: place.y - origin.y + (place.height - above - below) / 2 + above,
      face,
      fill: parent instanceof SVGElement ? look.fill : look.color,
    },
  ];
}
