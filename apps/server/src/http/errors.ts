import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Text } from '@escarmouche/referee';
import { isFull } from '../store/open.ts';
import type { Problem } from './problem.ts';

/** Words for refusals of the framework, whose own tell of its inner parts. */
const WORDS: Readonly<Record<number, Text>> = {
  404: { fr: 'Il n’y a rien à cette adresse.', en: 'There is nothing at this address.' },
  413: { fr: 'Cette demande est trop longue.', en: 'This request is too long.' },
  415: { fr: 'Une demande est en JSON, ou vide.', en: 'A request is JSON, or empty.' },
};
const NO_ROOM: Text = {
  fr: 'Le serveur n’a plus de place : rien n’a été gardé de cette demande. À réessayer plus tard.',
  en: 'The server has no room left: nothing of this request was kept. To be tried again later.',
};
const MALFORMED: Text = { fr: 'Cette demande est mal formée.', en: 'This request is malformed.' };

/** The number under which an error is found in the log, in place of its text. */
const broken = (id: string): Text => ({
  fr: `Le serveur a rencontré une erreur, notée sous le numéro ${id}.`,
  en: `The server has met with an error, noted under the number ${id}.`,
});

/** Replies to requests that come to nothing: reasons of ours, in both languages, and nothing of the program. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler((error: Partial<Problem>, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ reason: error.reason ?? WORDS[status] ?? MALFORMED });
    request.log.error(error);
    if (isFull(error)) return reply.code(507).send({ reason: NO_ROOM });
    return reply.code(500).send({ reason: broken(request.id) });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ reason: WORDS[404] }));
}

/** The reply to addresses that no route can read. */
export const frameworkErrors: FastifyServerOptions['frameworkErrors'] = (_error, _request, reply) => {
  void reply.code(400 as never).send({ reason: MALFORMED } as never);
};
