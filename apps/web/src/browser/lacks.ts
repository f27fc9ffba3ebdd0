/** Facilities without which the program goes on, and the player misses something. What cannot be kept is said where it would be. */
const PROBES = {
  tabs: () => new BroadcastChannel('escarmouche-probe').close(),
  offline: () => Promise.all([caches.has('escarmouche-probe'), navigator.serviceWorker.getRegistration()]),
  workers: () => Worker.name,
  copying: () => navigator.clipboard.writeText.name,
};

export type Lack = keyof typeof PROBES;

async function lacking(probe: () => unknown): Promise<boolean> {
  try {
    await probe();
    return false;
  } catch {
    return true;
  }
}

/** What this browser does not have, or does not let this page have. */
export async function lacks(): Promise<readonly Lack[]> {
  const all = Object.entries(PROBES) as readonly (readonly [Lack, () => unknown])[];
  const found = await Promise.all(all.map(async ([lack, probe]) => ((await lacking(probe)) ? [lack] : [])));
  return found.flat();
}
