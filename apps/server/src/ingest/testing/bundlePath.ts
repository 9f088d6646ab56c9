import { fileURLToPath } from 'node:url';

/** A bundle of this repository. */
export function bundlePath(name: 'two-days' | 'next-day'): string {
  return fileURLToPath(new URL(`./bundles/${name}`, import.meta.url));
}
