/** Content of a picture for shared links; texts are already in the user's language. */
export interface Picture {
  portal: { letters: string; hue: string; name: string };
  title: string;
  /** Authors of a book, the tier of an author. */
  by: string;
  /** The main figure with its label. */
  figure: { value: string; label: string } | null;
  /** A line over days, without axes. */
  line: { values: readonly number[]; label: string; isInverted: boolean } | null;
  /** The first rows of a list. */
  rows: readonly {
    place: string;
    title: string;
    by: string;
    move: { up: boolean; by: string } | null;
  }[];
  /** Day, source, whether the data are generated. */
  foot: readonly string[];
  product: string;
  isRtl: boolean;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const INK = '#1c1e21';
const QUIET = '#5b6270';
const HAIRLINE = '#d9dde3';
const ACCENT = '#1750c4';
const UP = '#1e7500';
const DOWN = '#b3261e';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Width of an average letter of the faces, as a share of their size. */
const LETTER = { Literata: 0.61, Inter: 0.56 } as const;
type Face = keyof typeof LETTER;

/** Wraps a text into lines that fit; the last one is truncated. */
function linesOf(
  text: string,
  face: Face,
  size: number,
  width: number,
  maxLines: number,
): string[] {
  const fits = Math.floor(width / (LETTER[face] * size));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < fits) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  const isCut = lines.length > maxLines || shown.some((line) => line.length > fits);
  if (!isCut) return shown;
  const end = shown.at(-1) ?? '';
  shown[shown.length - 1] = `${end.slice(0, fits - 1).trimEnd()}…`;
  return shown;
}

/** The faces are cut by script, and each script has a family of its own. */
const CYRILLIC = { Inter: 'IntCy', Literata: 'LiteraCy' } as const;
const ARABIC = 'Vazirmatn';
const arabic = /[\u0600-\u06ff]/;

/**
 * Text in one direction is split by script; bidirectional text stays in one piece to preserve its
 * order.
 */
function runs(content: string, face: Face): string {
  if (arabic.test(content))
    return `<tspan font-family="${ARABIC}">\u202b${escaped(content)}\u202c</tspan>`;
  return content
    .split(/([\u0400-\u045f\u0490\u0491]+)/)
    .map((run, index) =>
      index % 2 === 0
        ? escaped(run)
        : `<tspan font-family="${CYRILLIC[face]}">${escaped(run)}</tspan>`,
    )
    .join('');
}

interface TextStyle {
  face?: Face;
  size: number;
  weight?: 400 | 600;
  fill?: string;
  /** The end edge in reading direction. */
  atEnd?: boolean;
}

/** Everything is placed from the start edge in reading direction. */
function penOf(isRtl: boolean) {
  const place = (x: number) => (isRtl ? WIDTH - x : x);
  return {
    place,
    text(content: string, x: number, y: number, style: TextStyle): string {
      const { face = 'Inter', size, weight = 400, fill = INK, atEnd = false } = style;
      const anchor = atEnd === isRtl ? 'start' : 'end';
      return (
        `<text x="${place(x)}" y="${y}" font-family="${face}" xml:space="preserve" font-size="${size}" ` +
        `font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${runs(content, face)}</text>`
      );
    },
    box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
      const left = isRtl ? WIDTH - x - width : x;
      return `<rect x="${left}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
    },
  };
}

type Pen = ReturnType<typeof penOf>;

/** Time runs from left to right in every language. */
function lineOf({ values, isInverted }: NonNullable<Picture['line']>, left: number): string {
  const [top, bottom, right] = [210, 470, left + 376];
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const share = (value - low) / span;
    const x = left + ((right - left) * index) / Math.max(1, values.length - 1);
    const y = isInverted ? top + share * (bottom - top) : bottom - share * (bottom - top);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const path = points.map(([x, y]) => `${x},${y}`).join(' ');
  const [endX, endY] = points.at(-1) ?? [String(right), String(bottom)];
  return (
    `<line x1="${left}" x2="${right}" y1="${bottom + 18}" y2="${bottom + 18}" stroke="${HAIRLINE}" stroke-width="2"/>` +
    `<polyline points="${path}" fill="none" stroke="${ACCENT}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="${endX}" cy="${endY}" r="10" fill="${ACCENT}"/>`
  );
}

/** The arrow is a path, because the fonts have no such glyph. */
function moveOf(pen: Pen, { up, by }: { up: boolean; by: string }, y: number): string {
  const [x, tip, foot] = [pen.place(WIDTH - EDGE - 44), up ? y - 18 : y - 2, up ? y - 3 : y - 17];
  return (
    `<path d="M${x} ${tip} L${x + 9} ${foot} L${x - 9} ${foot} Z" fill="${up ? UP : DOWN}"/>` +
    pen.text(by, WIDTH - EDGE, y, { size: 24, fill: QUIET, atEnd: true })
  );
}

function rowsOf(pen: Pen, rows: Picture['rows']): string {
  const step = 66;
  return rows
    .map(({ place, title, by, move }, index) => {
      const y = 258 + index * step;
      const [name = ''] = linesOf(title, 'Inter', 28, 560, 1);
      const [author = ''] = linesOf(by, 'Inter', 22, 260, 1);
      return (
        pen.text(place, EDGE + 34, y, { size: 34, weight: 600, atEnd: true }) +
        pen.text(name, EDGE + 64, y, { size: 28, weight: 600 }) +
        pen.text(author, WIDTH - EDGE - 90, y, { size: 22, fill: QUIET, atEnd: true }) +
        (move === null ? '' : moveOf(pen, move, y)) +
        (index === rows.length - 1 ? '' : pen.box(EDGE, y + 22, WIDTH - 2 * EDGE, 1, HAIRLINE))
      );
    })
    .join('');
}

/** Title, authors and figure, with the line next to them. */
function cardOf(pen: Pen, picture: Picture): string {
  const { title, by, figure, line, isRtl } = picture;
  const width = line === null ? WIDTH - 2 * EDGE : 610;
  const wide = linesOf(title, 'Literata', 54, width, 2);
  const isLong = wide.at(-1)?.endsWith('…') === true;
  const [size, step] = isLong ? [42, 52] : [54, 64];
  const lines = isLong ? linesOf(title, 'Literata', size, width, 3) : wide;
  const under = 206 + lines.length * step;
  const [author = ''] = linesOf(by, 'Inter', 28, width, 1);
  const left = isRtl ? EDGE : WIDTH - EDGE - 386;
  return [
    ...lines.map((content, index) =>
      pen.text(content, EDGE, 206 + index * step, { face: 'Literata', size, weight: 600 }),
    ),
    pen.text(author, EDGE, under - step + 50, { size: 28, fill: QUIET }),
    figure === null
      ? ''
      : pen.text(figure.value, EDGE, 484, { size: 72, weight: 600, fill: ACCENT }) +
        pen.text(figure.label, EDGE, 524, { size: 26, fill: QUIET }),
    line === null
      ? ''
      : lineOf(line, left) +
        `<text x="${left}" y="522" font-family="Inter" font-size="22" fill="${QUIET}">${runs(line.label, 'Inter')}</text>`,
  ].join('');
}

/** The picture, 1200 by 630. */
export function pictureSvg(picture: Picture): string {
  const { portal, title, rows, foot, product, isRtl } = picture;
  const pen = penOf(isRtl);
  const markX = isRtl ? WIDTH - EDGE - 52 : EDGE;
  const [heading = ''] = linesOf(title, 'Literata', 54, WIDTH - 2 * EDGE, 1);
  const crown = isRtl ? EDGE : WIDTH - EDGE - 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfbfa"/>`,
    `<rect width="${WIDTH}" height="10" fill="${ACCENT}"/>`,
    pen.box(EDGE, 66, 52, 52, portal.hue, 12),
    `<text x="${markX + 26}" y="100" font-family="Inter" font-size="22" font-weight="600" fill="#fff" text-anchor="middle">${runs(portal.letters, 'Inter')}</text>`,
    pen.text(portal.name, EDGE + 72, 102, { size: 30, weight: 600 }),
    `<g transform="translate(${crown} 70)" fill="${ACCENT}" stroke="${ACCENT}">${CROWN}</g>`,
    pen.text(product, WIDTH - EDGE - 60, 102, {
      face: 'Literata',
      size: 34,
      weight: 600,
      atEnd: true,
    }),
    rows.length === 0
      ? cardOf(pen, picture)
      : pen.text(heading, EDGE, 194, { face: 'Literata', size: 54, weight: 600 }) +
        rowsOf(pen, rows),
    pen.box(EDGE, 560, WIDTH - 2 * EDGE, 1, HAIRLINE),
    pen.text(foot.join(isRtl ? '، ' : ' · '), EDGE, 596, { size: 22, fill: QUIET }),
    '</svg>',
  ].join('');
}

/** The mark of the product (`CrownMark`), 32 units wide. */
const CROWN =
  '<path transform="scale(1.45)" stroke-width="1.2" stroke-linejoin="round" d="M3.6 9.4 7.8 12.8V23H5.5zM10.2 12.9 12.4 9.9V23H10.2zM14.8 6.6 16 4.8 17.2 6.6V23H14.8zM19.6 9.9 21.8 12.9V23H19.6zM24.2 12.8 28.4 9.4 26.5 23H24.2zM5.3 26.8H26.7V27.8H5.3z"/>';
