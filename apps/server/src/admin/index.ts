export { administer } from './administer.ts';
export { examined } from './doctor.ts';
export type { Finding } from './doctor.ts';
export { restore } from './restore.ts';
export type { Listed } from './operations.ts';
