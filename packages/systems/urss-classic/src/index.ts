export * from './commands.ts';
export * from './content.ts';
export * from './events.ts';
export * from './options.ts';
export * from './setup.ts';
export * from './state.ts';
export { urssClassic } from './system.ts';
