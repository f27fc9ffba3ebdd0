import type { z } from 'zod';
import * as beside from './beside.ts';
import * as gathering from './gathering.ts';
import * as host from './host.ts';
import * as play from './play.ts';
import * as streams from './streams.ts';
import { asSeat, nothing, viewed } from './values.ts';

/** A request that a host understands. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path as the server reads it: "/api/battles/:id". */
  readonly path: string;
  /** One sentence for those who write a client. */
  readonly summary: string;
  /** May somebody ask without a device's token? */
  readonly isOpen?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Replies by their status, the usual one first. */
  readonly replies: Readonly<Record<number, z.ZodType>>;
  /** Form of a reply that is no JSON: events, each of which is of the schema of the reply, or text. */
  readonly type?: 'text/event-stream' | 'text/plain';
  /** Statuses of refusals of its own, beside those of any request. */
  readonly refusals?: readonly (keyof typeof REFUSALS)[];
}

/** Meanings of refusals. */
export const REFUSALS = {
  400: 'The request is malformed.',
  401: 'This device is not known here.',
  403: 'The seat, or the right, is another device’s.',
  404: 'There is nothing of the kind for this device.',
  409: 'Not now, or not any more.',
  410: 'The invitation has lapsed.',
  429: 'Too many requests; Retry-After has the seconds to wait.',
  503: 'The host is not ready.',
} as const;

const route = <const Made extends Route>(made: Made): Made => made;

/** All requests that a host understands, by the names of their operations. */
export const ROUTES = {
  host: route({
    method: 'GET',
    path: '/api/host',
    summary: 'Is this a host of online battles?',
    isOpen: true,
    replies: { 200: host.about },
  }),
  openApi: route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document.',
    isOpen: true,
    replies: { 200: host.document },
  }),
  health: route({ method: 'GET', path: '/healthz', summary: 'Does the process live?', isOpen: true, replies: { 200: host.well } }),
  ready: route({
    method: 'GET',
    path: '/readyz',
    summary: 'Is the database migrated, and does it answer?',
    isOpen: true,
    replies: { 200: host.well },
    refusals: [503],
  }),
  metrics: route({
    method: 'GET',
    path: '/metrics',
    summary: 'Tells the metrics of a node in the text format of Prometheus.',
    isOpen: true,
    type: 'text/plain',
    replies: { 200: host.metrics },
    refusals: [403],
  }),
  newDevice: route({
    method: 'POST',
    path: '/api/devices',
    summary: 'Makes a device, and tells its token.',
    isOpen: true,
    replies: { 201: host.device },
  }),
  devices: route({ method: 'GET', path: '/api/devices', summary: 'Lists the devices of this person.', replies: { 200: host.devices } }),
  endDevice: route({
    method: 'DELETE',
    path: '/api/devices/:id',
    summary: 'Ends the token of a device of this person: one that is lost, for instance. Seats stay with the person.',
    replies: { 200: nothing },
    refusals: [404, 409],
  }),
  newCode: route({
    method: 'POST',
    path: '/api/devices/codes',
    summary: 'Makes a code by which one more device joins the person of this one.',
    replies: { 201: host.code },
  }),
  join: route({
    method: 'POST',
    path: '/api/devices/tokens',
    summary: 'Joins this device, and all that it has, to the person who has made a code.',
    body: host.shownCode,
    replies: { 200: host.person },
    refusals: [404],
  }),
  newBattle: route({
    method: 'POST',
    path: '/api/battles',
    summary: 'Makes a battle, and invitations to it.',
    body: gathering.creation,
    replies: { 201: gathering.created },
    refusals: [409],
  }),
  readInvitation: route({
    method: 'POST',
    path: '/api/invitations',
    summary: 'Tells where an invitation leads.',
    body: gathering.invitation,
    replies: { 200: gathering.invited },
    refusals: [404],
  }),
  mine: route({ method: 'GET', path: '/api/mine', summary: 'Lists the battles of this device.', replies: { 200: gathering.allMine } }),
  claim: route({
    method: 'POST',
    path: '/api/claims',
    summary: 'Takes the seat of an invitation.',
    body: gathering.claim,
    replies: { 200: gathering.claimed },
    refusals: [404, 409, 410],
  }),
  gathering: route({
    method: 'GET',
    path: '/api/battles/:id',
    summary: 'Tells which seats are taken.',
    replies: { 200: gathering.gathering },
    refusals: [404],
  }),
  newInvitation: route({
    method: 'POST',
    path: '/api/battles/:id/invitations',
    summary: 'Invites anew to a seat, for the device that has made the battle.',
    body: asSeat,
    replies: { 201: gathering.reopened, 202: gathering.reopeningAsked },
    refusals: [403, 409],
  }),
  agreeToReopening: route({
    method: 'POST',
    path: '/api/battles/:id/reopenings',
    summary: 'Agrees that the seat of a lost device is opened anew.',
    body: asSeat,
    replies: { 200: nothing },
    refusals: [409],
  }),
  showSecret: route({
    method: 'POST',
    path: '/api/battles/:id/secrets',
    summary: 'Shows the secret that a seat has promised, once all have promised one; the last begins the battle.',
    body: gathering.shown,
    replies: { 200: nothing },
    refusals: [409],
  }),
  welcome: route({
    method: 'GET',
    path: '/api/battles/:id/welcome',
    summary: 'Tells the beginning of a battle as a seat sees it.',
    query: viewed,
    replies: { 200: play.welcome },
    refusals: [403, 404],
  }),
  act: route({
    method: 'POST',
    path: '/api/battles/:id/acts',
    summary: 'Does something in the name of a seat.',
    body: play.act,
    replies: { 200: play.replied },
    refusals: [403, 404],
  }),
  decision: route({
    method: 'GET',
    path: '/api/battles/:id/decision',
    summary: 'Tells how a battle stands for a seat, and its legal ways on.',
    query: viewed,
    replies: { 200: play.decision },
    refusals: [403, 404],
  }),
  file: route({
    method: 'GET',
    path: '/api/battles/:id/file',
    summary: 'Gives the match file of a battle that is over.',
    replies: { 200: play.file },
    refusals: [403, 409],
  }),
  rematch: route({
    method: 'POST',
    path: '/api/battles/:id/rematch',
    summary: 'Leads to the next battle, once the seats have agreed to a rematch.',
    body: asSeat,
    replies: { 200: gathering.next },
    refusals: [403, 404, 409],
  }),
  promise: route({
    method: 'POST',
    path: '/api/battles/:id/commitments',
    summary: 'Promises the secret of a seat that the device holds already, in a rematch.',
    body: gathering.promised,
    replies: { 200: nothing },
    refusals: [409],
  }),
  leavePolicy: route({
    method: 'POST',
    path: '/api/battles/:id/policy',
    summary: 'Leaves answers in advance.',
    body: beside.leftPolicy,
    replies: { 200: nothing },
    refusals: [403, 404],
  }),
  policy: route({
    method: 'GET',
    path: '/api/battles/:id/policy',
    summary: 'Tells what a seat has left in advance.',
    query: viewed,
    replies: { 200: beside.policy },
    refusals: [403],
  }),
  say: route({
    method: 'POST',
    path: '/api/battles/:id/words',
    summary: 'Says something beside the board.',
    body: beside.said,
    replies: { 200: beside.number },
    refusals: [403, 409],
  }),
  pushKey: route({
    method: 'GET',
    path: '/api/push',
    summary: 'Tells the key of notices by Web Push.',
    isOpen: true,
    replies: { 200: host.pushKey },
  }),
  subscribe: route({
    method: 'PUT',
    path: '/api/push',
    summary: 'Wishes notices of a turn on this device, in the place of the wish before.',
    body: host.subscription,
    replies: { 200: nothing },
    refusals: [409],
  }),
  unsubscribe: route({ method: 'DELETE', path: '/api/push', summary: 'Wishes no notices any more.', replies: { 200: nothing } }),
  stream: route({
    method: 'GET',
    path: '/api/stream',
    summary: 'Follows battles by server-sent events.',
    query: streams.following,
    type: 'text/event-stream',
    replies: { 200: streams.heard },
    refusals: [403, 404],
  }),
} satisfies Readonly<Record<string, Route>>;
