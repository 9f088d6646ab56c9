import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { chartTool } from './plays.ts';

/** Returns the file that a story's chart exports, as the reader would download it. */
export async function savedFile(canvasElement: HTMLElement, item: RegExp): Promise<Blob> {
  const files: Blob[] = [];
  const make = URL.createObjectURL.bind(URL);
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const urls = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return make(file);
  });
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await chartTool(canvasElement, -1));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();
  urls.mockRestore();
  const file = files.at(-1);
  if (file === undefined) throw new Error('The chart handed over no file.');
  return file;
}

/** Returns the pixels of a part of a picture, one number each. */
function pixelsOf(bitmap: ImageBitmap, top: number, bottom: number): Uint32Array {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to look at the picture with.');
  context.drawImage(bitmap, 0, 0);
  return new Uint32Array(context.getImageData(0, top, bitmap.width, bottom - top).data.buffer);
}

/** Counts the colours of a picture: one rendered without its lines has next to none. */
export const colorsOf = (bitmap: ImageBitmap): number =>
  new Set(pixelsOf(bitmap, 0, bitmap.height)).size;

/**
 * Returns the share of pixels between two heights that differ from the background: zero without
 * text.
 */
export function inkIn(bitmap: ImageBitmap, top: number, bottom: number): number {
  const pixels = pixelsOf(bitmap, top, bottom);
  const [ground] = pixelsOf(bitmap, 0, 1);
  return pixels.filter((pixel) => pixel !== ground).length / pixels.length;
}

/** Loads a file as the browser shows it when opened directly. */
export async function openedPicture(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}
