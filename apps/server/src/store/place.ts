/** The embedded database in its folder. */
export const FILE = 'escarmouche.sqlite';
/** In place of a folder: a database that its process alone has, and forgets. */
export const MEMORY = ':memory:';
