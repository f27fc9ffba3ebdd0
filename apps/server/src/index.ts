export { ended } from './ended.ts';
export { OPTIONS, OPTIONS_HELP, optionsOf } from './options.ts';
export type { HostOptions } from './options.ts';
export { serve } from './serve.ts';
export type { Serving } from './serve.ts';
export { networkLines, onlineLine, portRefused } from './words.ts';
