import type { Picture } from './pictureOf.ts';

/** Pixels of the picture for each of the drawing: sharp on a dense screen and in print. */
const SCALE = 2;

/** The picture as PNG, twice as large as on the screen. */
export async function pngOf({ width, height, blob }: Picture): Promise<Blob> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws no canvas, so it makes no PNG.');
    context.scale(SCALE, SCALE);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => {
        if (png) resolve(png);
        else reject(new Error('The browser made no PNG of the picture: it may be too large.'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
