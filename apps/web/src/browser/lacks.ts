/** Facilities without which the program goes on, but the player misses something. A want of storage is told where things would be kept. */
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

/** Facilities that this browser lacks, or denies to this page. */
export async function lacks(): Promise<readonly Lack[]> {
  const all = Object.entries(PROBES) as readonly (readonly [Lack, () => unknown])[];
  const found = await Promise.all(all.map(async ([lack, probe]) => ((await lacking(probe)) ? [lack] : [])));
  return found.flat();
}
