/** The store has no room for a change; the message says what to do. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

/** Messages of the system and of the engine for a full disk. */
const signs = /No space left on device|NOT_ENOUGH_SPACE|ENOSPC|CANNOT_RESERVE_SPACE/i;

const IMPORT_ROOM = 'an import needs about three times what its files hold unpacked';

/**
 * Returns a `DiskFullError` for a failure for want of space, any other failure as it is.
 *
 * @param room how much space the operation needs, for the message
 */
export function explainFull(error: unknown, room = IMPORT_ROOM): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (!signs.test(message)) return error;
  return new DiskFullError(
    `The disk of the measurements store is full. Nothing that was published is lost. Free some space (${room}) and run it again.`,
    { cause: error },
  );
}
