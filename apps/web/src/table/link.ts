/** The link of a battle that is hosted elsewhere to its host. */
export interface Link {
  /** Is news heard as soon as there is some? Unknown for a moment at the beginning. */
  readonly connected: boolean | undefined;
}
