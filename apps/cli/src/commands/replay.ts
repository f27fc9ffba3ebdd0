import type { Command } from '../command.ts';
import { text } from '../text.ts';

export const replay: Command = { name: 'replay', summary: text('', ''), help: text('', ''), options: {}, run: () => 2 };
