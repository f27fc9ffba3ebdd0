import type { KeptBattle } from './keep.ts';

/** The address at which a kept battle goes on: beside a real table where it was left there, else at the table. */
export const shownAt = ({ id, real, over }: Pick<KeptBattle, 'id' | 'real' | 'over'>): string =>
  `#/${real && !over ? 'companion' : 'table'}/${id}`;
