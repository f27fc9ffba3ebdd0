export { administer } from './administer.ts';
export { restore } from './restore.ts';
export type { Listed } from './operations.ts';
