/** The link of an online battle to its host, as its page shows it. */
export function createLink() {
  let connected = $state<boolean>();
  return {
    /** Is news heard as soon as there is some? Unknown for a moment at the beginning. */
    get connected() {
      return connected;
    },
    set connected(open: boolean | undefined) {
      connected = open;
    },
  };
}

export type Link = ReturnType<typeof createLink>;
