import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 leave the embedded PostgreSQL in the code of its first compiler. The second one, which it
 * starts in the background for what runs often, takes 580 MB of memory and more than a second of a
 * processor for PostgreSQL's interpreter of expressions alone, a function of a hundred kilobytes,
 * and makes the short statements of the accounts no quicker. To be called before any of it is compiled.
 */
export function disableWasmTierUp(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
