/** Where the reader is: the part of the address after '#'. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup' }
  | { readonly page: 'rules' }
  | { readonly page: 'credits' }
  | { readonly page: 'table'; readonly id: string; readonly replay: boolean };

function read(): Route {
  const [, page = '', id = ''] = location.hash.split('/');
  if ((page === 'table' || page === 'replay') && id !== '') return { page: 'table', id, replay: page === 'replay' };
  return page === 'setup' || page === 'rules' || page === 'credits' ? { page } : { page: 'home' };
}

let route = $state.raw<Route>(read());

addEventListener('hashchange', () => {
  route = read();
  scrollTo(0, 0);
});

export const router = {
  get route() {
    return route;
  },
  go(to: string): void {
    location.hash = to;
  },
};
