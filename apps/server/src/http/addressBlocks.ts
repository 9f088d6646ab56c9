import ipaddr from 'ipaddr.js';

/**
 * Prefix lengths, in bits, by which limits group the addresses of callers. An address is one IPv4
 * host or one IPv6 network, as a host picks its own lower 64 bits. A block is what one office or
 * provider customer has at most: limits that must not follow a change of address use it.
 */
const ADDRESS_BITS = { ipv4: 32, ipv6: 64 } as const;
const BLOCK_BITS = { ipv4: 24, ipv6: 48 } as const;

/** `203.0.113.5` → `203.0.113.5`; `2001:db8:1:2::9` → `2001:db8:1:2::`. */
export function toAddressKey(ip: string): string {
  return toNetwork(ip, ADDRESS_BITS);
}

/** `203.0.113.5` → `203.0.113.0`; `2001:db8:1:2::9` → `2001:db8:1::`. */
export function toBlockKey(ip: string): string {
  return toNetwork(ip, BLOCK_BITS);
}

/** True when the caller is on this machine. */
export function isLoopbackAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}

/** An IPv4 address that is written as IPv6 (`::ffff:203.0.113.5`) counts as IPv4. */
function toNetwork(ip: string, bits: Record<'ipv4' | 'ipv6', number>): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  const prefix = bits[address.kind()];
  // The library would keep the zone (`%eth0`), which the caller may vary.
  const plain = ipaddr.fromByteArray(address.toByteArray());
  const cidr = `${plain.toString()}/${prefix}`;
  return plain.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(cidr).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(cidr).toString();
}
