/** Exact chances, from the same pools and bonuses that resolve the rolls. */
export { type Branch, type Payment } from './branches.ts';
export { fightOdds, pathOdds, type PathOdds } from './path.ts';
export { twitchAgain, twitchOdds, type TwitchEnd, type TwitchOdds } from './twitch.ts';
export { type End, type Fate, type Standing } from './walk.ts';
