import type { AxiosInstance, AxiosResponse } from 'axios';
import { pathOf } from './call.ts';
import type { Read } from './read.ts';

/** Rows in the file and rows that match in total; null where the server does not report them. */
interface Downloaded {
  rows: number | null;
  all: number | null;
}

/** Saves the rows of a read as a CSV file of the reader's. Rejects as calls do. */
export type Download = (of: Read) => Promise<Downloaded>;

/** A file of a hundred thousand rows takes longer than the timeout of other calls. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

export function createDownload(http: AxiosInstance): Download {
  return async ({ endpoint, input }) => {
    const parts: { params?: unknown; query?: unknown } = input;
    const response = await http.request<Blob>({
      url: pathOf(endpoint, parts.params),
      params: { format: 'csv', ...(typeof parts.query === 'object' ? parts.query : {}) },
      responseType: 'blob',
      timeout: DOWNLOAD_TIMEOUT_MS,
    });
    saveFile(fileNameOf(response) ?? `litometr-${endpoint.id}.csv`, response.data);
    const all = countIn(response, 'x-total-count');
    const limit = countIn(response, 'x-row-limit');
    return { rows: all === null || limit === null ? all : Math.min(all, limit), all };
  };
}

function countIn({ headers }: AxiosResponse<Blob>, name: string): number | null {
  const value: unknown = headers[name];
  return typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : null;
}

/** The name that the server gave it, in full (RFC 6266). */
function fileNameOf({ headers }: AxiosResponse<Blob>): string | null {
  const value: unknown = headers['content-disposition'];
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(typeof value === 'string' ? value : '') ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}

/** Hands a file to the reader. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the end of the click event the browser holds a reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
