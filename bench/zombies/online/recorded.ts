/** The game that the peer plays: recorded once, played again in every match. */
export const RECORDED = { seed: 1, moves: 150 };
