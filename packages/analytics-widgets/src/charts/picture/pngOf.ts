import type { Picture } from './pictureOf.ts';
import { fontOf } from './printedText.ts';

/** Pixels of the file for each of the drawing: sharp on a dense screen and in print. */
const PNG_SCALE = 2;

/**
 * Returns the picture as PNG, at twice its size on the screen, with texts in the page's own fonts.
 */
export async function pngOf({ width, height, shapes, texts }: Picture): Promise<Blob> {
  const image = await imageOf(shapes, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas, so it cannot make a PNG.');
  context.scale(PNG_SCALE, PNG_SCALE);
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
