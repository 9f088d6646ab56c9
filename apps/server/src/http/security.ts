import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The text between the tags of every inline script of a page. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
}

/** `'sha256-…'` of each inline script, as a Content-Security-Policy names it. */
export function scriptHashes(html: string): string[] {
  return inlineScripts(html).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

export interface SecurityOptions {
  /** The dashboard's page; null where none is served. */
  html: string | null;
  coverHosts: readonly string[];
  /** Where readers open the dashboard; null where it is not configured. */
  publicUrl: string | null;
}

/**
 * The headers of every answer. Scripts are the built files and the hashed theme script; nothing
 * may frame the page; DOM sinks take only trusted types.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { html, coverHosts, publicUrl }: SecurityOptions,
): Promise<void> {
  // Browsers ignore these headers over plain http and complain in the console. A configured
  // address is proof of plain http; the request alone is not: TLS may end at a proxy.
  const isPlainHttp = publicUrl?.startsWith('http:') === true;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...(html === null ? [] : scriptHashes(html))],
        // Positions of overlays and charts are set as element styles.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...coverHosts.map((host) => `https://${host}`)],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        // The app's one policy, which lets an empty text through.
        'trusted-types': ['default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: isPlainHttp ? false : { policy: 'same-origin' },
    originAgentCluster: !isPlainHttp,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only an answer that came over TLS may promise it for the future; see below.
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    );
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
