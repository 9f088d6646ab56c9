import { cutText, svgElement } from './svgText.ts';

/** What of an element's look has to stand on the element itself once its styles are gone. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Attributes that mean nothing outside of the page. */
const FOREIGN = /^(class|style|role|tabindex|data-|aria-)/;

/**
 * Everything painted in an element as one SVG group: its SVG with the computed colours written out,
 * and what stands over it in HTML, names and swatches, as texts and rectangles. Elements under
 * `data-export="skip"` and form controls are left out.
 */
export function drawingOf(plot: HTMLElement): SVGGElement {
  const origin = plot.getBoundingClientRect();
  const group = svgElement('g', {});
  const visit = (element: Element) => {
    if (element.matches('[data-export="skip"], input')) return;
    const look = getComputedStyle(element);
    if (look.display === 'none' || look.visibility === 'hidden' || look.opacity === '0') return;
    if (element instanceof SVGSVGElement) {
      group.append(painted(element, origin));
      return;
    }
    const ground = look.backgroundColor;
    if (ground !== 'rgba(0, 0, 0, 0)') group.append(boxOf(element, look, origin));
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text) group.append(...textOf(child, look, origin));
    }
  };
  visit(plot);
  return group;
}

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
    for (const name of PAINT) {
      const value = look.getPropertyValue(name);
      if (value !== '') target.setAttribute(name, value);
    }
    for (const { name } of [...target.attributes]) {
      if (FOREIGN.test(name)) target.removeAttribute(name);
    }
  });
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

function textOf(node: Text, look: CSSStyleDeclaration, origin: DOMRect): SVGElement[] {
  const text = node.data.trim();
  if (text === '') return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const place = range.getBoundingClientRect();
  const room = node.parentElement?.getBoundingClientRect() ?? place;
  const font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  const printed = svgElement('text', {
    x: Math.max(place.x, room.x) - origin.x,
    y: place.y - origin.y + place.height * 0.76,
    fill: look.color,
    'font-family': look.fontFamily,
    'font-size': look.fontSize,
    'font-weight': look.fontWeight,
  });
  printed.textContent = cutText(text, room.width, font);
  return [printed];
}
