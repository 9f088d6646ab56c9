import { createContext, use } from 'react';
import type { Download } from './download.ts';

/** Provides file downloads of the API; set once at the root, replaced in tests. */
export const DownloadContext = createContext<Download | null>(null);

export function useDownload(): Download {
  const download = use(DownloadContext);
  if (download === null) {
    throw new Error(
      'A view requested a download outside of DownloadContext, which provides the API client. ' +
        'Wrap the app (or the test) in <DownloadContext value={download}>.',
    );
  }
  return download;
}
