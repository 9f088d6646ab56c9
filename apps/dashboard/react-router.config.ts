import type { Config } from '@react-router/dev/config';

/** A folder of plain files for any server that speaks the API; see `npm run build -- --static`. */
const isStatic = process.env['LITOMETR_STATIC'] === 'true';

export default {
  appDirectory: 'src',
  ssr: !isStatic,
  buildDirectory: isStatic ? 'dist-static' : 'dist',
  // The routes are few: the first page names them all, and no link fetches its route.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true, v8_splitRouteModules: false, v8_viteEnvironmentApi: true },
} satisfies Config;
