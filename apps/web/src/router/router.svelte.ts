/** The reader's place: the part of the address after '#'. */
type Route =
  | { readonly page: 'home' | 'credits' | 'settings' | 'battles' | 'learn' | 'unknown' }
  /** The game and the map chosen already; else ''. `where`: `real` for a battle beside a real table, `online` for one with somebody elsewhere. */
  | { readonly page: 'setup'; readonly system: string; readonly map: string; readonly where: string }
  | { readonly page: 'rules'; readonly id: string }
  /** `id`: of the band being made; '' for all of them. */
  | { readonly page: 'bands'; readonly id: string }
  /** `together`: for two persons; else for one too. */
  | { readonly page: 'solo'; readonly together: boolean }
  /** `id`: of a scenario of the player's own. */
  | { readonly page: 'scenarios'; readonly id: string }
  /** The content of a link, still packed. */
  | { readonly page: 'received'; readonly packed: string }
  | { readonly page: 'print' | 'summary'; readonly id: string }
  /** `id`: of a battle hosted elsewhere; '' for all of them, `new` for one being set up. */
  | { readonly page: 'online'; readonly id: string }
  /** `id`: an invitation to a seat; a code by which devices are joined, '' for one that is typed. */
  | { readonly page: 'join' | 'device'; readonly id: string }
  /** `id`: of a battle beside a real table; '' for the beginning of one, `map` for the drawing of its table. */
  | { readonly page: 'companion'; readonly id: string }
  /** `replay`: the moment shown, entry and event with a dot between; '' is the beginning. */
  | { readonly page: 'table'; readonly id: string; readonly replay?: string };

function read(): Route {
  const [, page = '', id = '', then = '', last = ''] = location.hash.split('/');
  switch (page) {
    case 'setup':
      return { page, system: id, map: then, where: last };
    case 'credits':
    case 'settings':
    case 'battles':
    case 'learn':
      return { page };
    case 'solo':
      return { page, together: id === 'together' };
    case 'rules':
    case 'bands':
    case 'scenarios':
    case 'online':
    case 'join':
    case 'device':
      return { page, id };
    case 'received':
      return { page, packed: id };
    case 'companion':
      return { page, id };
    case 'print':
      return id === '' ? { page: 'home' } : { page, id };
    case 'table':
    case 'replay':
      return id === '' ? { page: 'home' } : { page: 'table', id, replay: page === 'replay' ? then : undefined };
    case 'battle':
      return id !== '' && then === 'summary' ? { page: 'summary', id } : { page: 'home' };
    case '':
      return { page: 'home' };
    default:
      return { page: 'unknown' };
  }
}

let route = $state.raw<Route>(read());
let moved = false;

addEventListener('hashchange', () => {
  route = read();
  moved = true;
  scrollTo(0, 0);
});

export const router = {
  get route() {
    return route;
  },
  /** Another place of the program was shown before. */
  get moved() {
    return moved;
  },
  go(to: string): void {
    location.hash = to;
  },
  /** Leads on from the page of now, once something has been done there: a person who has gone elsewhere meanwhile stays there. */
  onward(): (to: string) => void {
    const from = route;
    return (to) => {
      if (route === from) location.hash = to;
    };
  },
};
