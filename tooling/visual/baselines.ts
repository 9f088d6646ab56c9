import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../run/paths.ts';
import type { Failure } from '../storybook/verdict.ts';
import type { Photograph } from './camera.ts';

/** Agreed pictures, and the version of Chromium that took them. In the repository. */
export const baselineFolder = join(root, 'tooling/visual/baselines');
/** Pictures of a run that differ. Ignored by git. */
export const resultFolder = join(root, 'test-results/visual');

const versionFile = join(baselineFolder, 'chromium.json');
const nameOf = ({ story, look }: Pick<Photograph, 'story' | 'look'>) => `${story}.${look}.png`;

/**
 * Every pixel counts, those of smoothed edges too: pixelmatch's own threshold of 0.1 lets a colour
 * that is a step off go by, and 0.02 still the neighbouring greys of two surfaces. This one forgives
 * a rounding of one level in 256 and nothing more.
 */
const options = { threshold: 0.005, includeAA: true };

/**
 * Pixels at the edge of one icon whose position varies by a fraction of a pixel from run to run.
 * The smallest change of a token by one step, a card's hairline, is ten times as many pixels.
 */
const NOISE_PIXELS = 60;

export interface Difference {
  /** Pixels that differ; -1 where the sizes do. */
  pixels: number;
  /** The two pictures laid over each other, where they have one size. */
  picture: Buffer | null;
}

/** How two pictures differ; null where they do not. */
export function difference(expected: Buffer, actual: Buffer): Difference | null {
  const [left, right] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const { width, height } = left;
  if (width !== right.width || height !== right.height) return { pixels: -1, picture: null };
  const over = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, over.data, width, height, options);
  return pixels <= NOISE_PIXELS ? null : { pixels, picture: PNG.sync.write(over) };
}

/** Version of the Chromium that took the baselines, such as `140.0.7339.185`; null without any. */
export function baselineVersion(): string | null {
  if (!existsSync(versionFile)) return null;
  // Written by `keepVersion` below.
  const { chromium } = JSON.parse(readFileSync(versionFile, 'utf8')) as { chromium: string };
  return chromium;
}

export async function keepVersion(chromium: string): Promise<void> {
  await mkdir(baselineFolder, { recursive: true });
  await writeFile(versionFile, `${JSON.stringify({ chromium }, null, 2)}\n`);
}

/** Makes a photograph the agreed one; answers whether that changes anything. */
export async function agree(photo: Photograph): Promise<boolean> {
  const file = join(baselineFolder, nameOf(photo));
  if (existsSync(file) && difference(await readFile(file), photo.png) === null) return false;
  await writeFile(file, PNG.sync.write(PNG.sync.read(photo.png), { deflateLevel: 9 }));
  return true;
}

/** Returns the fault of a photograph; null where there is none. */
export async function review(photo: Photograph): Promise<Failure | null> {
  const name = nameOf(photo);
  const file = join(baselineFolder, name);
  const put = (kind: string, picture: Buffer) => writeResult(name.replace('.png', kind), picture);
  if (!existsSync(file)) {
    await put('.actual.png', photo.png);
    return { name, message: 'there is no agreed picture of it' };
  }
  const found = difference(await readFile(file), photo.png);
  if (found === null) return null;
  await put('.actual.png', photo.png);
  if (found.picture === null) return { name, message: 'its size has changed' };
  await put('.diff.png', found.picture);
  return { name, message: `${found.pixels} pixels differ` };
}

async function writeResult(name: string, picture: Buffer): Promise<void> {
  const file = join(resultFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

export async function clearResults(): Promise<void> {
  await rm(resultFolder, { recursive: true, force: true });
}

/** Returns files among the baselines that belong to no chosen story. */
export function strayOf(files: readonly string[], photos: readonly Photograph[]): string[] {
  const wanted = new Set(photos.map(nameOf));
  return files.filter((file) => file.endsWith('.png') && !wanted.has(file));
}
