/** Key of the choice of victory points that a team begins with. */
export const HANDICAP = 'teams.handicap';
