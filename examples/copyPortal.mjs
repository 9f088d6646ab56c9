/** Copies the page that all examples show into the example that is built or started. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';

cpSync(join(import.meta.dirname, 'portal'), 'src/portal', { recursive: true });
