import { ROUTES } from '@escarmouche/online/api';
import packageFile from '../../../package.json' with { type: 'json' };
import { openApi } from '../openapi.ts';
import type { AddRoute } from '../route.ts';

/** The presence of a host, which a page asks for: a server of files alone has none. */
export interface About {
  /** A name by which it is reached. */
  readonly name?: string;
  /** Its address behind a proxy: "https://escarmouche.example". */
  readonly publicAddress?: string;
}

export function aboutRoutes(add: AddRoute, about: About): void {
  add(ROUTES.host, [], async () => ({ online: true as const, version: packageFile.version, ...about }));
  let document: ReturnType<typeof openApi> | undefined;
  add(ROUTES.openApi, [], async () => (document ??= openApi(packageFile.version)));
}
