let refused = $state<string>();

/** How this device stands with its host. */
export const standing = {
  /** The token of this device, where the host does not know it: the database is another, or the person has taken the device away. */
  get refused(): string | undefined {
    return refused;
  },
  set refused(token) {
    refused = token;
  },
};
