import type { Picture } from './pictureOf.ts';
import { fontOf } from './printedText.ts';

/** Pixels of the file for each of the drawing: sharp on a dense screen and in print. */
const SCALE = 2;

/** The picture as PNG, twice as large as on the screen, its texts in the page's own faces. */
export async function pngOf({ width, height, shapes, texts }: Picture): Promise<Blob> {
  const image = await imageOf(shapes, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas, so it makes no PNG.');
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0, width, height);
  context.textAlign = 'left';
  for (const { text, x, y, face, fill } of texts) {
    context.font = fontOf(face);
    context.direction = face.direction;
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The browser made no PNG of the picture: it may be too large.'));
    }, 'image/png');
  });
}

async function imageOf(shapes: SVGSVGElement, width: number, height: number) {
  const text = new XMLSerializer().serializeToString(shapes);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
