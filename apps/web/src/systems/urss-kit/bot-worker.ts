import { urssKitBot } from '@escarmouche/ai';
import { exposeBot } from '../urss/expose-bot.ts';

exposeBot(urssKitBot());
