import { hostAddress } from './api.ts';

/** The address that an invitation, or the code of a device, is put behind: the public one of the host where it has one. No log ever sees the part after '#'. */
export async function inviteAddress(page: 'join' | 'device' = 'join'): Promise<string> {
  const base = (await hostAddress()) ?? location.origin + location.pathname;
  return `${base.replace(/\/$/, '')}/#/${page}/`;
}

/** Does an address lead to this machine from this machine alone? */
export function leadsOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
