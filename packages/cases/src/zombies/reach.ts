import { BOX, KILLS_TO_WIN, MOST_LIVES, type LaidTile, type Position, type Setup } from '@escarmouche/zombies';
import { text } from '../text.ts';
import type { Report } from './names.ts';
import type { ZombiesCase } from './schema.ts';
import type { Spot } from './values.ts';

/** Contents of a set-up that no game comes to: a case that begins there shows nothing of the rules. */
export function checkReach(one: ZombiesCase, base: Setup, position: Position, report: Report): void {
  checkTiles(base, position, report);
  checkPieces(one, position, report);
  checkPlayers(one, report);
  checkCards(base, position, report);
  checkStep(position, report);
}

function checkTiles({ kinds }: Setup, { tiles = [], stack = [], turn }: Position, report: Report): void {
  const cells = ['0,0', ...tiles.map(cellOf)];
  tiles.forEach((tile, i) => {
    if (cells.indexOf(cellOf(tile)) <= i)
      report(['tiles', i], text('une tuile est déjà à cet endroit', 'another tile lies in this place already'));
  });
  const used = [...tiles.map(({ kind }) => kind), ...stack, ...(turn.drawn === undefined ? [] : [turn.drawn])];
  for (const { id, name, role, count } of kinds) {
    const wanted = used.filter((kind) => kind === id).length;
    const box = role === 'start' ? 0 : count;
    if (wanted > box)
      report(['tiles'], text(`${name.fr} : ${wanted} fois, la boîte en a ${box}`, `${name.en}: ${wanted} of the box's ${box}`));
  }
}

const cellOf = ({ x, y }: LaidTile): string => `${x},${y}`;

function checkPieces({ zombies = [], bullets = [], lives = [], players }: ZombiesCase, position: Position, report: Report): void {
  twice(zombies, (i) => report(['zombies', i], text('un zombie est déjà sur cette case', 'a zombie stands on this square already')));
  twice([...bullets, ...lives], (i) => {
    const path = i < bullets.length ? ['bullets', i] : ['lives', i - bullets.length];
    report(path, text('un jeton est déjà sur cette case', 'a token lies on this square already'));
  });
  const won = Object.values(players).reduce((sum, { trophies = 0 }) => sum + trophies, 0);
  const out = won + (position.zombies ?? []).length;
  if (out > BOX.zombies)
    report(['zombies'], text(`${out} zombies, la boîte en a ${BOX.zombies}`, `${out} zombies of the box's ${BOX.zombies}`));
}

function twice(spots: readonly Spot[], tell: (index: number) => void): void {
  const written = spots.map(({ east, south }) => `${east},${south}`);
  written.forEach((spot, i) => {
    if (written.indexOf(spot) < i) tell(i);
  });
}

function checkPlayers({ players }: ZombiesCase, report: Report): void {
  for (const [seat, { lives, trophies = 0 }] of Object.entries(players)) {
    if (lives !== undefined && (lives < 1 || lives > MOST_LIVES)) {
      const range = text(`de 1 à ${MOST_LIVES} vies (ZB-KO, ZB-MOVE-PICKUP)`, `1 to ${MOST_LIVES} lives (ZB-KO, ZB-MOVE-PICKUP)`);
      report(['players', seat, 'lives'], range);
    }
    if (trophies >= KILLS_TO_WIN) {
      const won = text(`avec ${KILLS_TO_WIN} zombies la partie est gagnée`, `with ${KILLS_TO_WIN} zombies the game is won`);
      report(['players', seat, 'trophies'], won);
    }
  }
}

/** No card is in more places than it has copies (ZB-FACT-DECK). */
function checkCards({ deck }: Setup, { players = {}, deck: left = [], discard = [] }: Position, report: Report): void {
  const held = Object.values(players).flatMap(({ hand = [], items = [], waits = [] }) => [
    ...hand,
    ...items.map(({ card }) => card),
    ...waits,
  ]);
  const used = [...held, ...left, ...discard];
  for (const { id, name, copies } of deck) {
    const wanted = used.filter((card) => card === id).length;
    if (wanted > copies)
      report(['players'], text(`${name.fr} : ${wanted} fois, le paquet en a ${copies}`, `${name.en}: ${wanted} of the deck's ${copies}`));
  }
}

/** Steps where the turn cannot stand (ZB-TURN-ORDER). */
function checkStep({ turn, closed = false, stack }: Position, report: Report): void {
  const path = ['step'];
  if (closed && (turn.step === 'tile' || turn.drawn !== undefined))
    report(path, text('dans une ville fermée personne ne pioche de tuile', 'nobody draws a tile in a closed town'));
  if (turn.step === 'tile' && stack?.length === 0) report(path, text('il n’y a plus de tuile à piocher', 'no tile is left to be drawn'));
  if (turn.step === 'place' && turn.drawn === undefined) report(path, text('quelle tuile ? « drawn: … »', 'which tile? "drawn: …"'));
  if (turn.step === 'stock')
    report(
      path,
      text(
        'commencez par « place » : la tuile garnie est celle qui vient d’être posée',
        'begin with "place": what is stocked is the tile just placed',
      ),
    );
}
