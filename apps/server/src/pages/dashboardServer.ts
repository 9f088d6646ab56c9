import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A response of the API to a guest's GET. */
export interface ApiResponse {
  status: number;
  body: string;
}

/** Context for rendering one page; see `app/pageContext.ts` of the dashboard. */
export interface PageContext {
  fetchApi: (url: string) => Promise<ApiResponse>;
  publicUrl: string | null;
  nonce: string;
  /** Folder of the built files for browsers; null in development. */
  clientFolder: string | null;
}

/** The built dashboard's server module (`src/server.ts` of the dashboard). */
export interface DashboardServer {
  /** Paths of all public pages without an id. */
  publicPaths: readonly string[];
  renderPage: (request: Request, context: PageContext) => Promise<Response>;
  /** As SVG; null for pages without a picture. */
  sharePicture: (request: Request, context: PageContext) => Promise<string | null>;
}

const moduleFile = (folder: string): string => join(folder, 'server', 'index.js');

/** Files for browsers, below the folder of the built dashboard. */
export const clientFolder = (folder: string): string => join(folder, 'client');

/** False where the dashboard was not built: only the API is served, and the start prints so. */
export const isDashboardBuilt = (folder: string): boolean => existsSync(moduleFile(folder));

/** @throws where the dashboard was not built */
export async function loadDashboardServer(folder: string): Promise<DashboardServer> {
  // Built by the dashboard from `src/server.ts`, whose type this is.
  return (await import(pathToFileURL(moduleFile(folder)).href)) as DashboardServer;
}
