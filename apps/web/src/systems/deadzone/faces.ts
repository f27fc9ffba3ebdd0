import type { CommandFace } from '@escarmouche/deadzone';

/** Pictures of the faces of a command die, as paths on a field of 24 by 24, filled by the even-odd rule. */
export const FACE_GLYPHS: Readonly<Record<CommandFace, string>> = {
  activation: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z',
  die: 'M12 2l9 5.2v9.6L12 22l-9-5.2V7.2ZM12 7.5L7.5 15.5h9Z',
  move: 'M3 9.5h9V4l9 8-9 8v-5.5H3Z',
  shoot:
    'M11 2h2v3.1A7 7 0 0 1 18.9 11H22v2h-3.1A7 7 0 0 1 13 18.9V22h-2v-3.1A7 7 0 0 1 5.1 13H2v-2h3.1A7 7 0 0 1 11 5.1ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  fight: 'M3 3h4l14 14v4h-4L3 7ZM17 3h4v4l-6 6-3.5-3.5ZM8.5 12.5L12 16l-5 5H3v-3Z',
  splat: 'M12 1l2.6 6.1L20.500 4l-2 6.400L24 12l-5.500 2 2 6.300-6-3L12 23l-2.600-5.700-6 3 2-6.300L0 12l5.500-1.600-2-6.400 5.900 3.100Z',
};
