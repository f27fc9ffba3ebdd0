import { Agent, get, request, type IncomingMessage } from 'node:http';
import type { Planned } from './script.ts';
import type { Staged } from './host.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends an act of a battle; settled when it is acknowledged. */
export function sendAct(url: string, { battle, tokens }: Staged, { seat, act }: Planned): Promise<void> {
  const body = JSON.stringify({ seat, act });
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${tokens[seat]}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(`${url}/api/battles/${battle}/acts`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => (text += piece));
      response.on('end', () => (text.startsWith('{"status":"kept"') ? resolve() : reject(new Error(`${response.statusCode} ${text}`))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A stream of a seat that stays open; `heard` is told of each piece. Settled when the beginning has been heard. */
export function openStream(url: string, { battle, tokens }: Staged, seat: string, heard: (piece: string) => void = () => undefined) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${tokens[seat]}` };
    get(`${url}/api/stream?follow=${battle}~${seat}~0`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`stream: ${response.statusCode}`));
      response.setEncoding('utf8').on('data', (piece: string) => {
        heard(piece);
        resolve(response);
      });
    }).on('error', reject);
  });
}
