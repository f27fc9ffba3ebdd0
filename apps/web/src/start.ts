import { mount } from 'svelte';
import App from './App.svelte';
import { offline } from './offline/offline.svelte.ts';
import { rescue } from './parts/rescue.svelte.ts';
import { outliveTranslators } from './parts/translated.ts';
import { settings } from './settings/settings.svelte.ts';
import { offerSystems, type Systems } from './systems/index.ts';
import './styles/themes.css';
import './styles/page.css';
import './styles/primitives.css';

/** Shows the page, with these systems to play. */
export function start(systems: Systems): void {
  // zod, which comes with the first battle, would try to make code out of text: the page's policy forbids it.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  offerSystems(systems);
  rescue.begin();
  outliveTranslators();
  settings.begin();
  offline.begin();
  const target = document.querySelector('#app');
  if (!target) return;
  mount(App, { target });
  // The page has come: the notice of index.html goes.
  target.querySelector('.arriving')?.remove();
}
