import { BundleError } from '../../measurements/faults.ts';

/** For `catch`: what an archive's reader throws, as a refusal of the bundle. */
export function damaged(file: string): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof BundleError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BundleError({ file, reason: `it is cut short or damaged: ${why}` }, { cause });
  };
}
