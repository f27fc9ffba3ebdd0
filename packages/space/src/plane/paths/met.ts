import type { Nodes } from './nodes.ts';

/**
 * What of some blocks a search has met. A shortest way bends only round what stands in the way of a straighter one: blocks are left out until a
 * straight way is found to hit them.
 */
export interface Met {
  readonly nodes: Nodes;
  /** The blocks that hinder ways, by their index, those met first: straight ways are tested in this order. */
  readonly order: number[];
  /** Those that ways go round. */
  readonly blocks: number[];
}

/** `blocking` is how many of the blocks hinder ways; those after them are only gone round where that costs less. */
export const noneMet = (nodes: Nodes, blocking: number): Met => {
  const order: number[] = [];
  for (let i = 0; i < blocking; i++) order.push(i);
  return { nodes, order, blocks: [] };
};

export const allMet = (nodes: Nodes, blocking: number): Met => ({ ...noneMet(nodes, blocking), blocks: nodes.blocks.map((_, i) => i) });

/** Notes that a block is met; false when it was met before. */
export const meet = ({ order, blocks }: Met, block: number): boolean => {
  if (blocks.includes(block)) return false;
  order.splice(order.indexOf(block), 1);
  order.unshift(block);
  blocks.push(block);
  return true;
};
