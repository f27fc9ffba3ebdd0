import { lookup } from 'node:dns/promises';
import { existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Text } from '@escarmouche/referee';
import type { HostOptions } from '../options.ts';
import { builtPage } from '../page.ts';
import { FILE, MEMORY } from '../store/place.ts';
import { administer } from './administer.ts';

/** Something that was looked at: right, worth knowing, or wrong and then what to do about it. */
export interface Finding {
  readonly state: 'right' | 'note' | 'wrong';
  readonly words: Text;
}

const right = (fr: string, en: string): Finding => ({ state: 'right', words: { fr, en } });
const note = (fr: string, en: string): Finding => ({ state: 'note', words: { fr, en } });
const wrong = (fr: string, en: string): Finding => ({ state: 'wrong', words: { fr, en } });

/** File systems of other machines by their numbers on Linux, on which locks and logs of SQLite do not hold. */
const ELSEWHERE: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x01021997, '9p'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
]);
const TMPFS = 0x01021994;
/** Milliseconds within which a host answers on its port. */
const ANSWERING = 2000;
const LEAST_ROOM = 200 * 1024 * 1024;

/** Looks at all that a host with these options needs. `now` is the time of this machine, in milliseconds since 1970. */
export async function examined(options: HostOptions, now: number): Promise<readonly Finding[]> {
  const isEmbedded = options.database === undefined && options.data !== MEMORY;
  return [
    ...(isEmbedded ? folderOf(options.data) : []),
    ...(await databaseOf(options, now)),
    await portOf(options),
    ...(await addressOf(options)),
    noticesOf(options),
    pageOf(options),
  ];
}

function folderOf(folder: string): readonly Finding[] {
  if (!existsSync(folder))
    return [
      note(`${folder} n’existe pas encore : le premier démarrage le crée.`, `${folder} does not exist yet: the first start makes it.`),
    ];
  try {
    rmdirSync(mkdtempSync(join(folder, 'doctor-')));
  } catch {
    return [
      wrong(
        `Rien ne peut être écrit dans ${folder} : rendez-le au compte du serveur (chown), ou choisissez-en un autre par --data.`,
        `Nothing can be written in ${folder}: give it to the account of the host (chown), or choose another with --data.`,
      ),
    ];
  }
  const { type, bavail, bsize } = statfsSync(folder);
  const kind = process.platform === 'linux' ? ELSEWHERE.get(type) : undefined;
  return [
    right(`Le dossier ${folder} peut être écrit.`, `The folder ${folder} can be written.`),
    ...(kind === undefined
      ? []
      : [
          wrong(
            `${folder} est sur un système de fichiers du réseau (${kind}), où la base ne tient pas : choisissez un disque de cette machine par --data.`,
            `${folder} lies on a network file system (${kind}), where the database does not hold: choose a disk of this machine with --data.`,
          ),
        ]),
    ...(process.platform === 'linux' && type === TMPFS
      ? [
          note(
            `${folder} est en mémoire : un redémarrage de la machine l’efface.`,
            `${folder} is in memory: it is gone when the machine starts anew.`,
          ),
        ]
      : []),
    ...(bavail * bsize < LEAST_ROOM
      ? [wrong(`Il reste moins de 200 Mo pour ${folder} : faites de la place.`, `Less than 200 MB are left for ${folder}: make room.`)]
      : []),
    ...(process.platform !== 'win32' && existsSync(join(folder, FILE)) && (statSync(join(folder, FILE)).mode & 0o077) !== 0
      ? [
          wrong(
            `D’autres comptes peuvent lire ${join(folder, FILE)}, avec les secrets des dés : chmod 600.`,
            `Other accounts can read ${join(folder, FILE)}, with the secrets of the dice: chmod 600.`,
          ),
        ]
      : []),
  ];
}

async function databaseOf(options: HostOptions, now: number): Promise<readonly Finding[]> {
  if (options.database === undefined && !existsSync(join(options.data, FILE)))
    return [note('Il n’y a pas encore de base de données.', 'There is no database yet.')];
  try {
    const { battles, last, migrations } = await administer(options, 'state', {});
    return [
      right(
        `La base de données répond : ${battles} partie(s), forme ${migrations.at(-1) ?? '–'}.`,
        `The database answers: ${battles} battles, form ${migrations.at(-1) ?? '–'}.`,
      ),
      last > now
        ? wrong(
            'L’horloge de cette machine retarde sur la dernière partie jouée : mettez-la à l’heure (NTP).',
            'The clock of this machine is behind the last battle played: set it (NTP).',
          )
        : right('L’horloge suit les parties jouées.', 'The clock is after the battles played.'),
    ];
  } catch (error) {
    const { reason, message } = error as { readonly reason?: Text; readonly message: string };
    return [wrong(`La base de données ne répond pas : ${reason?.fr ?? message}`, `The database does not answer: ${reason?.en ?? message}`)];
  }
}

async function portOf({ host, port, publicAddress }: HostOptions): Promise<Finding> {
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    const server = createServer();
    server.once('error', done);
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
  if (!problem) return right(`Le port ${port} est libre.`, `Port ${port} is free.`);
  if (problem.code === 'EADDRNOTAVAIL')
    return wrong(
      `${host} n’est pas une adresse de cette machine : choisissez-en une par --host.`,
      `${host} is no address of this machine: choose one with --host.`,
    );
  const answers = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/host`, {
    signal: AbortSignal.timeout(ANSWERING),
  }).catch(() => undefined);
  if (answers?.ok) return right(`Un serveur d’Escarmouche tient le port ${port}.`, `A host of Escarmouche has port ${port}.`);
  return publicAddress === undefined
    ? note(
        `Le port ${port} est pris (${problem.code}) : le suivant de libre sera pris.`,
        `Port ${port} is taken (${problem.code}): the next free one will be used.`,
      )
    : wrong(
        `Le port ${port} est pris (${problem.code}) : choisissez-en un autre par --port, et dites-le au mandataire.`,
        `Port ${port} is taken (${problem.code}): choose another with --port, and tell the proxy.`,
      );
}

const LOOPBACK = /^(?:localhost|127\.|::1$)/;

async function addressOf({ host, names, publicAddress, trustProxy }: HostOptions): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  if (LOOPBACK.test(host) && publicAddress === undefined)
    found.push(
      note(
        'Cette machine seule peut jouer ; --host 0.0.0.0 ouvre au réseau.',
        'This machine alone can play; --host 0.0.0.0 opens to the network.',
      ),
    );
  if (publicAddress !== undefined && trustProxy === undefined)
    found.push(
      wrong(
        'Derrière un mandataire, tous les joueurs passent pour un seul : dites --trust-proxy (loopback s’il est sur cette machine).',
        'Behind a proxy all players pass for one: say --trust-proxy (loopback where it stands on this machine).',
      ),
    );
  if (publicAddress?.startsWith('http:'))
    found.push(
      wrong(
        'L’adresse publique n’est pas en https : ce qui se joue peut être lu en chemin.',
        'The public address is not https: play can be read on its way.',
      ),
    );
  for (const name of names) {
    const bare = name.replace(/:\d+$/, '');
    const known = await lookup(bare).catch(() => undefined);
    found.push(
      known
        ? right(`${bare} mène à ${known.address}.`, `${bare} leads to ${known.address}.`)
        : wrong(
            `${bare} ne mène nulle part : inscrivez ce nom au DNS, ou ôtez --name.`,
            `${bare} leads nowhere: enter that name in the DNS, or leave --name out.`,
          ),
    );
  }
  return found;
}

const noticesOf = ({ push }: HostOptions): Finding =>
  push === undefined
    ? note(
        'Personne n’est prévenu que c’est à lui : il y faut une adresse publique en https (--public), et pas --push off.',
        'Nobody is told that their turn has come: that takes a public https address (--public), and no --push off.',
      )
    : right(
        `Qui le veut est prévenu quand c’est à lui ; les services de notification s’adressent à ${push}.`,
        `Whoever wishes is told when their turn has come; push services turn to ${push}.`,
      );

const pageOf = ({ page }: HostOptions): Finding =>
  (page === undefined ? builtPage() !== undefined : existsSync(join(page, 'index.html')))
    ? right('La page est construite.', 'The page is built.')
    : wrong('La page n’est pas construite : npm run build.', 'The page is not built: npm run build.');
