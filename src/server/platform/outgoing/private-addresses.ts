import { BlockList, isIP } from 'node:net';

/** Networks that are not the public Internet: IANA special-purpose registries of IPv4 and IPv6 (RFC 6890), multicast. */
const V4 = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Addresses that carry one of IPv4 (mapped, translated, 6to4, Teredo) are among them: they could lead anywhere. */
const V6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

// Two lists: in one, an address of IPv4 would match the network of mapped addresses.
const blocked4 = new BlockList();
const blocked6 = new BlockList();
for (const [network, prefix] of V4) blocked4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of V6) blocked6.addSubnet(network, prefix, 'ipv6');

/** True for an address that is not public, and for a text that is no address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return blocked4.check(address, 'ipv4');
  return family === 0 || blocked6.check(address, 'ipv6');
}

/** The address that a host of a URL is itself; undefined for a name. `URL` has normalised forms such as `0x7f.1`. */
export function addressOfHost(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(bare) === 0 ? undefined : bare;
}

/** Names that lead nowhere public, without a lookup (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan)\.?$/iu;

/** True for a host that is private by its text alone. */
export function isPrivateHost(hostname: string): boolean {
  const address = addressOfHost(hostname);
  return address === undefined ? PRIVATE_NAME.test(hostname) : isPrivateAddress(address);
}
