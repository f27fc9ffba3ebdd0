import { register } from 'tsx/esm/api';

// The sources run as they are, in a worker as in the program; a host that was built has `worker.ts` under the name of this file.
register({ tsconfig: false });
await import('./worker.ts');
