/** Exact chances, from the same pools and bonuses that resolve the rolls. */
export { type Branch, type Payment } from './branches.ts';
export { fightOdds, pathOdds, type End, type Fate, type PathOdds, type Standing } from './path.ts';
export { twitchOdds, type TwitchEnd, type TwitchOdds } from './twitch.ts';
