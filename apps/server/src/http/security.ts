import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const nonces = new WeakMap<IncomingMessage, string>();

/** The nonce that the response's Content-Security-Policy allows for inline scripts. */
export function nonceOf({ raw }: Pick<FastifyRequest, 'raw'>): string {
  const nonce = nonces.get(raw) ?? randomBytes(16).toString('base64');
  nonces.set(raw, nonce);
  return nonce;
}

const pageNonce = (raw: IncomingMessage): string => `'nonce-${nonceOf({ raw })}'`;

export interface SecurityOptions {
  /** True when pages are served, with inline scripts that have the response's nonce. */
  hasPages: boolean;
  coverHosts: readonly string[];
  /** Public address of the dashboard; null where it is not configured. */
  publicUrl: string | null;
}

/**
 * Sets the headers of every response. Scripts are the built files and those with the response's
 * nonce; nothing may frame the page; DOM sinks accept only trusted types.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { hasPages, coverHosts, publicUrl }: SecurityOptions,
): Promise<void> {
  // Browsers ignore these headers over plain http and complain in the console. A configured
  // address is proof of plain http; the request alone is not: TLS may end at a proxy.
  const isPlainHttp = publicUrl?.startsWith('http:') === true;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': hasPages ? ["'self'", pageNonce] : ["'self'"],
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
        // The app's only policy, which accepts only an empty text.
        'trusted-types': ['default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: isPlainHttp ? false : { policy: 'same-origin' },
    originAgentCluster: !isPlainHttp,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only a response over TLS may promise it for the future; see below.
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
