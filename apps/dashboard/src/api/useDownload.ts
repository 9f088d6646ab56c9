import { createContext, use } from 'react';
import type { Download } from './download.ts';

/** The way to files of the API; given once at the top, replaced in tests. */
export const DownloadContext = createContext<Download | null>(null);

export function useDownload(): Download {
  const download = use(DownloadContext);
  if (download === null) {
    throw new Error(
      'A view wanted to save rows outside of DownloadContext: the way to the API comes from ' +
        'there. Wrap the app (or the test) in <DownloadContext value={download}>.',
    );
  }
  return download;
}
