import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Text } from '@escarmouche/referee';
import type { Limits } from './http/limits.ts';
import { LOG_LEVELS, type LogLevel } from './http/log.ts';

/** Settings of a host, from options of a command or from the environment. */
export interface HostOptions {
  readonly port: number;
  /** The interface that it listens on. */
  readonly host: string;
  /** Names by which it is reached, beside its own interface: "escarmouche.example" or "escarmouche.example:8443". */
  readonly names: readonly string[];
  /** Its address behind a proxy, without a path: "https://escarmouche.example". */
  readonly publicAddress?: string;
  /** Proxies whose word on names and addresses is taken: numbers, ranges, or "loopback". */
  readonly trustProxy?: string;
  /** The folder of the embedded database; ":memory:" keeps nothing. */
  readonly data: string;
  /** PostgreSQL by its address, in place of the embedded database. */
  readonly database?: string;
  /** The folder of the built page. */
  readonly page?: string;
  /** Whom push services may turn to; nobody is told of a turn where left out. */
  readonly push?: string;
  /** May everybody read the metrics, not this machine alone? */
  readonly hasOpenMetrics?: boolean;
  readonly logLevel: LogLevel;
  /** Bounds to its use; the usual ones where left out. */
  readonly limits?: Limits;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Given = Readonly<Record<string, unknown>>;

/** Options of a command, as `parseArgs` takes them. */
export const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  name: { type: 'string', multiple: true },
  public: { type: 'string' },
  'trust-proxy': { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  page: { type: 'string' },
  push: { type: 'string' },
  'open-metrics': { type: 'boolean' },
  log: { type: 'string' },
} as const;

/** The environment has what options do not say. */
const VARIABLES: Readonly<Record<keyof typeof OPTIONS, string>> = {
  port: 'PORT',
  host: 'HOST',
  name: 'ESCARMOUCHE_NAME',
  public: 'ESCARMOUCHE_PUBLIC',
  'trust-proxy': 'ESCARMOUCHE_TRUST_PROXY',
  data: 'ESCARMOUCHE_DATA',
  database: 'ESCARMOUCHE_DATABASE',
  page: 'ESCARMOUCHE_PAGE',
  push: 'ESCARMOUCHE_PUSH',
  'open-metrics': 'ESCARMOUCHE_OPEN_METRICS',
  log: 'ESCARMOUCHE_LOG',
};

/** Lines of help on the options. */
export const OPTIONS_HELP: Text = {
  fr: `  --port N        le port (5173, ou le premier qui soit libre après lui) ; 0 : un port libre
  --host H        l’interface (127.0.0.1) ; 0.0.0.0 : tout le réseau, où chacun peut alors se joindre
  --name NOM      un nom par lequel on joint ce serveur ; plusieurs fois s’il le faut
  --public URL    son adresse publique derrière un mandataire, https://… ; le port est alors celui demandé, ou aucun
  --trust-proxy A les mandataires dont on croit les en-têtes : des numéros, des plages, ou loopback
  --data DOSSIER  le dossier de la base embarquée (~/.escarmouche) ; :memory: ne garde rien
  --database URL  une base PostgreSQL à la place, que plusieurs serveurs partagent
  --page DOSSIER  la page construite (apps/web/dist)
  --push QUI      mailto:… à qui s’adressent les services de notification ; off : ne prévenir personne. Avec --public https:// seulement
  --open-metrics  /metrics se lit de partout, et non de cette machine seulement
  --log NIVEAU    silent, error, warn (par défaut), info (chaque demande) ou debug ; en JSON, sur la sortie d’erreur`,
  en: `  --port N        the port (5173, or the first after it that is free); 0: any free one
  --host H        the interface (127.0.0.1); 0.0.0.0: the whole network, where anybody may then join
  --name NAME     a name by which this server is reached; several times where needed
  --public URL    its public address behind a proxy, https://…; the port is then the one asked for, or none
  --trust-proxy A proxies whose headers are believed: numbers, ranges, or loopback
  --data FOLDER   the folder of the embedded database (~/.escarmouche); :memory: keeps nothing
  --database URL  a PostgreSQL database in its place, which several servers share
  --page FOLDER   the built page (apps/web/dist)
  --push WHOM     mailto:… to whom push services turn; off: nobody is told of a turn. With --public https:// alone
  --open-metrics  /metrics is read from anywhere, not from this machine alone
  --log LEVEL     silent, error, warn (by default), info (every request) or debug; as JSON, on the error output`,
};

const MOST_PORT = 65_535;
const PORT = '5173';
const HOST = '127.0.0.1';
const FOLDER = '.escarmouche';

/** Reads options as `parseArgs` gives them; the environment has those that are missing. */
export function optionsOf(
  values: Given,
  environment: Environment,
): { readonly ok: true; readonly options: HostOptions } | { readonly ok: false; readonly reason: Text } {
  const read = (name: keyof typeof OPTIONS): string | undefined => {
    const value = values[name] ?? environment[VARIABLES[name]];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const port = read('port') ?? PORT;
  if (!/^\d+$/.test(port) || Number(port) > MOST_PORT)
    return refused(
      `« ${port} » n’est pas un port : donnez un nombre de 0 à ${MOST_PORT}.`,
      `"${port}" is not a port: give a number from 0 to ${MOST_PORT}.`,
    );
  const address = read('public');
  const publicAddress = address === undefined ? undefined : originOf(address);
  if (address !== undefined && publicAddress === undefined)
    return refused(
      `« ${address} » n’est pas une adresse publique : donnez-la sans chemin, https://escarmouche.example.`,
      `"${address}" is not a public address: give it without a path, https://escarmouche.example.`,
    );
  const level = read('log') ?? 'warn';
  const logLevel = LOG_LEVELS.find((one) => one === level);
  if (!logLevel)
    return refused(
      `« ${level} » n’est pas un niveau du journal : ${LOG_LEVELS.join(', ')}.`,
      `"${level}" is not a level of the log: ${LOG_LEVELS.join(', ')}.`,
    );
  const subject = read('push');
  if (subject !== undefined && subject !== 'off' && !/^mailto:\S+@\S+$/.test(subject))
    return refused(
      `« ${subject} » n’est pas une adresse pour --push : donnez mailto:quelquun@escarmouche.example, ou off.`,
      `"${subject}" is not an address for --push: give mailto:somebody@escarmouche.example, or off.`,
    );
  // Browsers take notices from a host with https alone.
  const push = subject === 'off' || !publicAddress?.startsWith('https:') ? undefined : (subject ?? publicAddress);
  const database = read('database');
  if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database))
    return refused(
      'L’adresse de --database n’est pas celle d’une base PostgreSQL : donnez postgres://nom@machine/base.',
      'The address of --database is not that of a PostgreSQL database: give postgres://name@machine/database.',
    );
  const [trustProxy, page] = [read('trust-proxy'), read('page')];
  const given = values['name'];
  const names = Array.isArray(given) ? given.map(String) : (environment[VARIABLES.name] ?? '').split(/[\s,]+/);
  return {
    ok: true,
    options: {
      port: Number(port),
      host: read('host') ?? HOST,
      names: names.filter((name) => name !== '').map((name) => name.toLowerCase()),
      logLevel,
      data: read('data') ?? join(homedir(), FOLDER),
      ...(publicAddress !== undefined && { publicAddress }),
      ...(trustProxy !== undefined && { trustProxy }),
      ...(database !== undefined && { database }),
      ...(page !== undefined && { page }),
      ...(push !== undefined && { push }),
      ...((values['open-metrics'] === true || environment[VARIABLES['open-metrics']] === '1') && { hasOpenMetrics: true }),
    },
  };
}

const refused = (fr: string, en: string) => ({ ok: false as const, reason: { fr, en } });

/** The origin of an address of the web that is nothing else; undefined of any other text. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '' ? origin : undefined;
}
