import { start } from './start.ts';
import { systems } from './systems/offered.ts';

start(systems);
