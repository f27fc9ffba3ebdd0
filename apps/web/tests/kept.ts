import type { Page } from '@playwright/test';

/** The entry of one battle in a store of the device. */
interface Stored {
  readonly id: string;
  readonly file?: string;
  readonly board?: object;
  readonly revision?: number;
}
export type Stores = Readonly<Record<string, readonly Stored[]>>;

/** Entries of battles on the device, by their store. */
export async function keptStores(page: Page): Promise<Stores> {
  return page.evaluate(
    () =>
      new Promise<Stores>((resolve, reject) => {
        const opening = indexedDB.open('escarmouche');
        opening.addEventListener('error', () => reject(new Error('nothing is kept')));
        opening.addEventListener('success', () => {
          const { result: db } = opening;
          const names = [...db.objectStoreNames];
          const transaction = db.transaction(names);
          const found = names.map((name) => [name, transaction.objectStore(name).getAll()] as const);
          transaction.addEventListener('complete', () => {
            db.close();
            resolve(Object.fromEntries(found.map(([name, { result }]) => [name, result as Stored[]])));
          });
        });
      }),
  );
}

/** The file of the only battle that this page keeps; '' when there is none. */
export const keptFile = async (page: Page): Promise<string> => (await keptStores(page))['files']?.[0]?.file ?? '';
