/** The API alone, for development; the dashboard comes from Vite. */
import { main } from './main.ts';

await main({ dashboardFolder: null });
