import { mount } from 'svelte';
import App from './App.svelte';
import { offline } from './offline/offline.svelte.ts';
import { settings } from './settings/settings.svelte.ts';
import './styles/themes.css';
import './styles/page.css';

settings.begin();
offline.begin();
const target = document.querySelector('#app');
if (target) mount(App, { target });
