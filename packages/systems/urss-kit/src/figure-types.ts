/** Authors write a type as they like: case, accents and a plural do not tell two apart. */
const keyOf = (type: string): string =>
  type
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

/** Is a type of figure one of these (UK-ATTR-GEN-TYPES)? */
export const isOneOf = (type: string, types: readonly string[]): boolean => types.some((one) => keyOf(one) === keyOf(type));
