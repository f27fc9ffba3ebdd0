export { isMore, NEVER, numberOf, type Chance } from './chance.ts';
export { closedQuest } from './closed.ts';
export { figureQuest } from './figures.ts';
export { solverOf, type Puzzle, type Quest, type Solver, type Tried, type Underway } from './solve.ts';
