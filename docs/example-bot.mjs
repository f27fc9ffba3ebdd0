// A bot for an online battle of any game (docs/online.md). Its acts are legal and drawn at random: node docs/example-bot.mjs LINK
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

// An invitation as a page gives it: https://escarmouche.example/#/join/INVITATION
const { origin, hash } = new URL(process.argv[2]);
const invitation = hash.slice('#/join/'.length);
const headers = { 'content-type': 'application/json' };

// A request of this device. After too many the host says how many seconds to wait.
async function ask(path, body) {
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${origin}/api/${path}`, sent);
  if (response.status === 429) return wait(1000 * response.headers.get('retry-after')).then(() => ask(path, body));
  const told = await response.json();
  if (!response.ok) throw new Error(told.reason.en);
  return told;
}

// The promise of a secret: SHA-256 of these texts, each after its length in four bytes.
function promiseOf(...texts) {
  const parts = texts.map((text) => Buffer.from(text)).flatMap((bytes) => [Buffer.from([0, 0, 0, bytes.length]), bytes]);
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex');
}

// A device of its own takes the seat and promises its share in the dice. Once all have promised, it shows that.
headers.authorization = `Bearer ${(await ask('devices', {})).token}`;
const { battle, seat } = await ask('invitations', { invitation });
const secret = randomBytes(32).toString('hex');
await ask('claims', { invitation, commitment: promiseOf('escarmouche/1', battle, seat, secret) });
const until = async (isSo) => {
  while (!(await ask(`battles/${battle}`)).seats.every(isSo)) await wait(500);
};
await until((one) => one.commitment);
await ask(`battles/${battle}/secrets`, { seat, secret });
await until((one) => one.shown);

// Plays as long as this seat is asked: it agrees to proposals, answers questions, and gives one of the legal commands.
async function play() {
  const { asked, acts, proposal, question, answer, offers, outcome } = await ask(`battles/${battle}/decision?seat=${seat}`);
  if (!asked.includes(seat)) return outcome;
  const commands = offers.filter(({ refusal, command }) => !refusal && command).map(({ command }) => command);
  const command = commands[Math.floor(Math.random() * commands.length)];
  const own = question ? { do: 'answer', value: answer } : { do: 'submit', command };
  const deed = proposal ? { do: 'consent', agrees: true } : own;
  await ask(`battles/${battle}/acts`, { seat, act: { id: `${acts + 1}`, n: acts + 1, deed } });
  return play();
}

// News are a call to look: a decision has all that a bot needs. A stream that has ended begins again.
let outcome;
while (!outcome) {
  const stream = await fetch(`${origin}/api/stream?follow=${battle}~${seat}~0`, { headers });
  for await (const piece of stream.body) {
    if (Buffer.from(piece).includes('data:')) outcome = await play();
    if (outcome) break;
  }
}
console.log(outcome.reason.en);
