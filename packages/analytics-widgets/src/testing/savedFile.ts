import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { chartTool } from './plays.ts';

/** The file that a story's chart hands over, as it would reach the reader's disk. */
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

/** How many colours a picture has: one that was drawn without its lines has next to none. */
export function colorsOf(bitmap: ImageBitmap): number {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to look at the picture with.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const pixels = new Uint32Array(data.buffer);
  return new Set(pixels).size;
}
