import { build, type Rolldown } from 'vite';
import { dashboardFolder } from '../run/paths.ts';

/**
 * The modules of the chunks that the page needs at once, by a build that is not written: only the
 * bundler knows what is left of a package's door for them.
 */
export async function entryModules(): Promise<ReadonlySet<string>> {
  const built = await build({
    root: dashboardFolder,
    logLevel: 'error',
    build: { write: false, minify: false, sourcemap: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunks = new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const modules = new Set<string>();
  const seen = new Set<string>();
  const collect = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const id of chunk.moduleIds) modules.add(id);
    for (const file of chunk.imports) {
      const next = chunks.get(file);
      if (next !== undefined) collect(next);
    }
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) collect(chunk);
  return modules;
}
