/**
 * Our own small drawings, as paths on a field of 24 by 24: one for each named building, and the pieces. The even-odd rule fills them, so
 * that an inner outline is a hole.
 */
export const EMBLEMS: Readonly<Record<string, string>> = {
  hopital: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  pharmacie: 'M8 2h8v3H8zM6 6h12v16H6zM11 9v3H8v3h3v3h2v-3h3v-3h-3V9z',
  jardinerie: 'M11 22v-8C6 14 4 11 4 6c5 0 7 3 7 6 0-5 3-9 9-9 0 7-3 11-7 11v8z',
  commissariat: 'M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5zM12 7l-1.3 3H7.5l2.5 2-1 3.2L12 13.4l3 1.8-1-3.2 2.5-2h-3.2z',
  quincaillerie: 'M3 5h12l3 3-3 1v2h-3V9H9v13H6V9H3z',
  skate: 'M2 9c2 3 3 3 5 3h10c2 0 3 0 5-3l1 1c-2 4-4 4-6 4H7c-2 0-4 0-6-4zM6 16a2 2 0 1 0 .01 0zM18 16a2 2 0 1 0 .01 0z',
  sport: 'M12 2a10 10 0 1 0 .01 0zM12 7l4 3-1.5 5h-5L8 10z',
  fleuriste: 'M12 2a3.5 3.5 0 0 1 3 5 3.5 3.5 0 1 1-1 5.5V22h-4v-9.5A3.5 3.5 0 1 1 9 7a3.5 3.5 0 0 1 3-5zM12 7.5a2 2 0 1 0 .01 0z',
  jouets: 'M7 3a3 3 0 0 1 3 2h4a3 3 0 1 1 4 4c1 2 1 4 0 6l2 5h-5l-1-2h-4l-1 2H4l2-5c-1-2-1-4 0-6a3 3 0 0 1 1-6zM9 10h2v2H9zM13 10h2v2h-2z',
  surplus: 'M3 15c0-6 4-10 9-10s9 4 9 10v2H3zM3 18h18v2H3zM12 8l-1 2H9l1.5 1.5L10 14l2-1.3L14 14l-.5-2.5L15 10h-2z',
  caserne:
    'M12 1c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9zM12 14c-1.5 1.5-2 2.5-2 3.5a2 2 0 0 0 4 0c0-1-.5-2-2-3.5z',
  station: 'M4 3h10v8h2v6h1V8l-2-2 1-1 4 4v10a2 2 0 0 1-4 0v-6h-2v9H3v-2h1zM6 5v5h6V5z',
  zombie:
    'M12 2a6 6 0 0 1 5 9l3 2-1 2-3-1v5h2v3h-5v-4h-2v4H6v-3h2v-6l-4 3-2-1 5-5A6 6 0 0 1 12 2zM8.5 6.5h2.5v2.5H8.5zM13.5 6h2v2h-2zM9 11h6v1H9z',
  bullet: 'M9 10c0-4 1-7 3-9 2 2 3 5 3 9zM9 11h6v8H9zM8 20h8v3H8z',
  life: 'M12 21C5 16 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 8-10 13z',
};
