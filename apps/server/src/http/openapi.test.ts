import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { gameOf } from '@escarmouche/games/game';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { begun, planOf, testHost } from '../testing.ts';

/** Routes of a server, as they are added. */
const routes: string[] = [];
const watch = (message: unknown): void => {
  (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    // A GET is a HEAD as well.
    if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
  });
};
subscribe('fastify.initialization', watch);
const host = await testHost();
unsubscribe('fastify.initialization', watch);
afterAll(() => host.close());

const reference = z.strictObject({ $ref: z.string() });
const content = z.partialRecord(z.enum(['application/json', 'text/event-stream', 'text/plain']), z.strictObject({ schema: reference }));
const described = { description: z.string().min(1), content };
const parameter = z.discriminatedUnion('in', [
  z.strictObject({
    in: z.literal('path'),
    name: z.string(),
    required: z.literal(true),
    description: z.string(),
    schema: z.looseObject({}),
  }),
  z.strictObject({ in: z.literal('query'), name: z.string(), description: z.string(), schema: z.looseObject({}) }),
]);
const requirement = z.array(z.record(z.string(), z.array(z.string())));
/** The parts of OpenAPI 3.1 that our document uses, as its specification has them. */
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  security: requirement,
  paths: z.record(
    z.string().regex(/^\//),
    z.partialRecord(
      z.enum(['get', 'post', 'put', 'delete']),
      z.strictObject({
        operationId: z.string().regex(/^\w+$/),
        summary: z.string().min(1),
        security: requirement.optional(),
        parameters: z.array(parameter).optional(),
        requestBody: z.strictObject({ required: z.literal(true), ...described }).optional(),
        responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.strictObject(described)),
      }),
    ),
  ),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
    ),
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.looseObject({})),
  }),
});

const document = openApi.parse((await host.app.inject('/api/openapi.json')).json());
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
/** The schemas of the document, as references within one JSON schema find them. */
const definitions = JSON.parse(JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/')) as object;
const schemaOf = (id: string) => z.fromJSONSchema({ $ref: `#/$defs/${id}`, $defs: definitions } as never);

test('every route of the server is in the document, and nothing else', () => {
  const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  expect(documented.toSorted()).toEqual(routes.toSorted());
});

test('docs/online.md tells of every request', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/online.md'), 'utf8');
  const told = operations.map(({ path, method }) =>
    path.startsWith('/api/') ? `\`${method.toUpperCase()} ${path.replace('/api/', '').replace('{id}', 'ID')}\`` : `\`${path}\``,
  );
  expect(told.filter((one) => !docs.includes(`| ${one}`))).toEqual([]);
});

test('operations have names of their own, and parameters for what their paths leave open', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, operation } of operations) {
    const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
    expect({ path, named }).toEqual({ path, named: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name) });
  }
});

test('every schema can be read, and every reference leads to one', () => {
  const ids = Object.keys(document.components.schemas);
  for (const id of ids) expect(() => schemaOf(id)).not.toThrow();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((to) => !ids.includes(to.replace(/^#\/components\/schemas\//, '')))).toEqual([]);
});

test('by the document alone requests and replies are told from others', async () => {
  const game = await gameOf('zombies');
  const plan = planOf(game);
  const { battle, at, act } = await begun(host, plan);
  const [offer] = game.system.offers(game.system.setup(plan.setup), 'a');
  const replies = {
    NewBattle: plan,
    Gathering: (await at('a').get(`battles/${battle}`)).told,
    Welcome: (await at('b').get(`battles/${battle}/welcome?seat=b`)).told,
    Mine: (await at('a').get('mine')).told,
    ActReply: (await act('a', 1, { do: 'submit', command: offer?.command ?? {} })).told,
    Refused: (await act('a', 0, { do: 'dance' })).told,
  };
  for (const [id, told] of Object.entries(replies)) {
    const schema = schemaOf(id);
    expect({ id, ...schema.safeParse(told) }).toMatchObject({ id, success: true });
    expect(schema.safeParse({ ...told, more: 1 }).success).toBe(false);
  }
});
