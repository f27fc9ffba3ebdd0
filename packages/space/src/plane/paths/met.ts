import type { Nodes } from './nodes.ts';

/**
 * Blocks that a search has met. A shortest way bends only round blocks that stand in the way of a straighter one: others are left out until a
 * straight way hits them.
 */
export interface Met {
  readonly nodes: Nodes;
  /** The blocks that hinder ways, by their index, those met first: straight ways are tested in this order. */
  readonly order: number[];
  /** Met blocks: ways go round these. */
  readonly blocks: number[];
}

/** `blocking`: the number of blocks that hinder ways; ways go round the others only where that costs less. */
export const noneMet = (nodes: Nodes, blocking: number): Met => {
  const order: number[] = [];
  for (let i = 0; i < blocking; i++) order.push(i);
  return { nodes, order, blocks: [] };
};

export const allMet = (nodes: Nodes, blocking: number): Met => ({ ...noneMet(nodes, blocking), blocks: nodes.blocks.map((_, i) => i) });

/** Notes a met block; false when it was met before. */
export const meet = ({ order, blocks }: Met, block: number): boolean => {
  if (blocks.includes(block)) return false;
  order.splice(order.indexOf(block), 1);
  order.unshift(block);
  blocks.push(block);
  return true;
};
