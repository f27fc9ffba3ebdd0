export type { Host, Policy } from './beside.ts';
export type { Created, Gathering, Invited, Mine, NewDevice, NextBattle, OnlineHeader } from './gathering.ts';
export { creation } from './gathering.ts';
export { EVENTS } from './play.ts';
export type { Decision } from './play.ts';
export { REFUSALS, ROUTES } from './routes.ts';
export type { Route } from './routes.ts';
export { named, refused } from './values.ts';
export type { Of } from './values.ts';
