import type { NextConfig } from 'next';

/** Where the API is; the browser reaches it below `/api` of the app. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:8090';

export default {
  trailingSlash: true,
  rewrites: () => Promise.resolve([{ source: '/api/:path*/', destination: `${api}/api/:path*/` }]),
} satisfies NextConfig;
