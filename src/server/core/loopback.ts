/** True when only this computer can reach the server. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** True for an address over HTTPS, or over HTTP on this computer. */
export function isSecureOrLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}
