/** Exact chances, from the same pools and bonuses that resolve the rolls. */
export { type Payment } from './branches.ts';
export { fightOdds, pathOdds, type PathOdds } from './path.ts';
export { twitchAgain, twitchOdds } from './twitch.ts';
