declare module 'fd-lock' {
  /** A lock of the operating system on an open file; it ends with the process at the latest. */
  export default class FDLock {
    constructor(fd: number, options?: { wait?: boolean });
    /** Rejects, and closes the file, when another process holds the lock. */
    ready(): Promise<void>;
    /** Gives the lock back and closes the file. */
    close(): Promise<void>;
  }
}
