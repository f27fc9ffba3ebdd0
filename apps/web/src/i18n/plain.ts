/** Text as searches compare it: without accents and case, with spaces for apostrophes and hyphens. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’-]/g, ' ');
