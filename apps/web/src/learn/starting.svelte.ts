/** The press that begins a lesson or a puzzle: one at a time. `unread`: the one that could not be read. */
export function createStarting(begin: (id: string) => Promise<boolean>) {
  let busy = $state(false);
  let unread = $state<string>();
  return {
    get busy() {
      return busy;
    },
    get unread() {
      return unread;
    },
    async begin(id: string): Promise<void> {
      busy = true;
      unread = (await begin(id)) ? undefined : id;
      busy = false;
    },
  };
}

export type Starting = ReturnType<typeof createStarting>;
