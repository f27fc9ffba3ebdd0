/** Text without accents and case, apostrophes and hyphens as spaces: what a search compares. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’-]/g, ' ');
