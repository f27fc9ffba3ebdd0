import { hostAddress } from './api.ts';

/** The address that an invitation is put behind: the public one of the host where it has one. The invitation stands behind '#', which no log ever sees. */
export async function inviteAddress(): Promise<string> {
  const base = (await hostAddress()) ?? location.origin + location.pathname;
  return `${base.replace(/\/$/, '')}/#/join/`;
}

/** Does an address lead to this machine from this machine alone? */
export function leadsOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
