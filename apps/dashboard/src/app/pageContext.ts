/** A response of the API to a guest's GET. */
interface ApiResponse {
  status: number;
  body: string;
}

/** The server's part in the rendering of one page. */
export interface PageContext {
  /** Calls the API in the process; `url` is a path below `/api` with its query. */
  fetchApi: (url: string) => Promise<ApiResponse>;
  /** `https://litometr.example`, without a slash at the end; null where it is not configured. */
  publicUrl: string | null;
  /** Of the response's Content-Security-Policy. */
  nonce: string;
}
