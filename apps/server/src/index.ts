export { ended } from './ended.ts';
export { OPTIONS, OPTIONS_HELP, optionsOf } from './options.ts';
export type { HostOptions } from './options.ts';
export { serve } from './serve.ts';
export { networkLines, onlineLine } from './words.ts';
