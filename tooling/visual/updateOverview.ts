/**
 * Photographs one story of each documented component for the start page of Storybook:
 * `node --conditions=@litometr/source tooling/visual/updateOverview.ts` on a built Storybook. Writes
 * `.storybook/pictures/`. Words as arguments photograph the components with one of them in their id.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { root } from '../run/paths.ts';
import { shoot } from './camera.ts';
import { readIndex, type StorybookEntry, withSession } from './session.ts';
import type { Look } from './shots.ts';

const folder = join(root, '.storybook/pictures');
/** Width of a picture in pixels, and of the part of the story that is scaled down to it at most. */
const WIDTH = 360;
const MAX_CROP = 720;
const RATIO = 3 / 2;
/** Space around the component, in pixels. */
const MARGIN = 16;

/** Components whose first story shows less of them than another one. */
const preferred: Readonly<Record<string, string>> = {
  'shell-shell': 'large',
  'ui-actions-button': 'variants',
  'ui-actions-segmentedcontrol': 'forms',
  'ui-display-avatar': 'sizes',
  'ui-display-badge': 'tones',
  'ui-display-chip': 'forms',
  'ui-display-deltabadge': 'directions',
  'ui-display-kbd': 'in-text',
  'ui-display-monogram': 'all',
  'ui-display-rankmove': 'states',
  'ui-feedback-alert': 'tones',
  'ui-overlays-commandpalette': 'results',
  'ui-overlays-dialog': 'with-form',
  'ui-overlays-drawer': 'at-end',
  'ui-overlays-tooltip': 'placements',
  'ui-text-heading': 'levels',
  'ui-text-text': 'scale',
  'widgets-comparetray': 'full',
  'widgets-kpitile': 'row',
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the smallest box around all pixels that differ from the one in the corner. */
function contentOf({ width, height, data }: PNG): Box {
  const ground = data.readUInt32BE(0);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data.readUInt32BE((y * width + x) * 4) === ground) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  }
  return box.right === 0 ? { left: 0, top: 0, right: width, bottom: height } : box;
}

/** Where a crop of `size` begins: around content that fits, at the start of content that does not. */
const startOf = (from: number, to: number, size: number) =>
  to - from + MARGIN < size ? Math.round((from + to - size) / 2) : from - MARGIN;

/** Returns the component in the middle of a picture of one size, scaled down by half if it is wide. */
function thumbnail(bytes: Buffer): Buffer {
  const source = PNG.sync.read(bytes);
  const { left, top, right, bottom } = contentOf(source);
  const scale = right - left + 2 * MARGIN > WIDTH ? MAX_CROP / WIDTH : 1;
  const height = Math.round(WIDTH / RATIO);
  const fromX = startOf(left, right, WIDTH * scale);
  const fromY = startOf(top, bottom, height * scale);
  const picture = new PNG({ width: WIDTH, height });
  const channel = (x: number, y: number, offset: number) => {
    const isInside = x >= 0 && y >= 0 && x < source.width && y < source.height;
    return source.data[isInside ? (y * source.width + x) * 4 + offset : offset] ?? 0;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      for (let offset = 0; offset < 4; offset += 1) {
        let sum = 0;
        for (let dy = 0; dy < scale; dy += 1) {
          for (let dx = 0; dx < scale; dx += 1) {
            sum += channel(fromX + x * scale + dx, fromY + y * scale + dy, offset);
          }
        }
        picture.data[(y * WIDTH + x) * 4 + offset] = Math.round(sum / scale ** 2);
      }
    }
  }
  return PNG.sync.write(picture, { deflateLevel: 9, colorType: 2 });
}

/** A component of the overview. */
interface Pictured {
  /** Title of its page, such as `Ui/Forms/Select`. */
  title: string;
  /** Id of the page without its suffix: the name of the pictures. */
  id: string;
  story: string;
}

/** Returns the components of the packages that have a page of docs and stories. */
function documented(entries: readonly StorybookEntry[]): Pictured[] {
  const ofPackages = entries.filter(({ importPath }) => importPath.startsWith('./packages/'));
  return ofPackages.flatMap(({ type, title, id: page }): Pictured[] => {
    if (type !== 'docs' || /^(Theme|Session)\//.test(title)) return [];
    const id = page.replace(/--docs$/, '');
    const stories = ofPackages.filter((entry) => entry.type === 'story' && entry.title === title);
    const wanted = `${id}--${preferred[id] ?? 'playground'}`;
    const story = stories.find((entry) => entry.id === wanted) ?? stories[0];
    return story === undefined ? [] : [{ title, id, story: story.id }];
  });
}

const looks: readonly Look[] = ['light', 'dark'];
const words = process.argv.slice(2);

const failures: string[] = [];
await mkdir(folder, { recursive: true });
const count = await withSession(async ({ url, openPage }) => {
  const all = documented(Object.values(await readIndex(url)));
  const queue = all.filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  );
  const total = queue.length;
  const worker = async () => {
    const page = await openPage({ clock: 'running' });
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { id, story } = next;
      try {
        for (const { look, png } of await shoot(page, url, { story, looks })) {
          await writeFile(join(folder, `${id}.${look}.png`), thumbnail(png));
        }
      } catch (error) {
        failures.push(`${story}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  const list = all.map(({ title, id }) => ({ title, id }));
  await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  return total;
});
for (const failure of failures) console.error(failure);
console.log(`${count - failures.length} components photographed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
