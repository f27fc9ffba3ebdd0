import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte.ts';
import './styles.css';

settings.begin();
const target = document.querySelector('#app');
if (target) mount(App, { target });
