export { HELD, KINDS, type Held, type Kind, type Silhouette } from './kinds.ts';
export { silhouetteOf, type Build } from './silhouette.ts';
