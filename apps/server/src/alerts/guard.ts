import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that deliveries may be sent to. Injected, so that tests reach a server of their own.
 */
export interface Guard {
  protocols: readonly string[];
  ports: readonly string[];
  isAllowed(address: string): boolean;
  /** True when a host name can resolve to an allowed address; without it any name can. */
  isAllowedName?(host: string): boolean;
}

const blocked = new BlockList();
/** Addresses that are not of the public internet (IANA's special-purpose registries). */
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4');
}
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
/** Ranges within the public block that map to IPv4 or are reserved for documentation. */
const blockedV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blockedV6.addSubnet(network, prefix, 'ipv6');
}

/** True for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && publicV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6');
}

/**
 * Top-level domains that are not of the public DNS: IANA's special-use names, those that ICANN has
 * set aside for private networks, and those that routers give out.
 */
const privateDomains = new Set([
  ...['alt', 'arpa', 'example', 'invalid', 'local', 'localhost', 'onion', 'test'],
  ...['internal', 'corp', 'home', 'mail'],
  ...['intranet', 'lan', 'localdomain', 'private'],
]);

/** Returns false for names that no public server can have: single labels and private domains. */
function isPublicName(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && !labels.includes('') && !privateDomains.has(top);
}

export const publicGuard: Guard = {
  protocols: ['https:'],
  ports: ['', '443', '8443'],
  isAllowed: isPublicAddress,
  isAllowedName: isPublicName,
};

/** The address that a guard refuses; the message is for the user. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/** Parses an address and checks all that needs no DNS lookup. @throws RefusedAddressError */
export function requireAddress(text: string, guard: Guard): URL {
  if (!URL.canParse(text))
    throw new RefusedAddressError('This is not a URL. Write it as https://host/path.');
  const url = new URL(text);
  if (!guard.protocols.includes(url.protocol)) {
    throw new RefusedAddressError('The address must begin with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddressError('The address must not contain a name or password.');
  }
  if (!guard.ports.includes(url.port) && !guard.ports.includes('*')) {
    throw new RefusedAddressError('The port must be 443 or 8443.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed =
    isIP(host) === 0 ? (guard.isAllowedName?.(host) ?? true) : guard.isAllowed(host);
  if (!isAllowed) throw notPublic();
  return url;
}

/**
 * Resolves a host and returns only public addresses: the connection uses the checked addresses, so
 * a name cannot resolve differently in between.
 */
export function guardedLookup(guard: Guard): LookupFunction {
  return (hostname, options, done) => {
    systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, '', 0);
        return;
      }
      const [first] = addresses;
      // One private address among public ones is a trap, not a choice.
      const isSafe = addresses.every(({ address }) => guard.isAllowed(address));
      if (first === undefined || !isSafe) done(notPublic(), '', 0);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

function notPublic(): RefusedAddressError {
  return new RefusedAddressError(
    'The address leads into a private network. Give one that the public internet can reach.',
  );
}
