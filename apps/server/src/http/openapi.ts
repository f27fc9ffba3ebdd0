import { named, REFUSALS, refused, ROUTES, type Route } from '@escarmouche/online/api';
import { z } from 'zod';

const SCHEMAS = '#/components/schemas/';

/** The description of all requests and replies by OpenAPI 3.1, made of their schemas. */
export function openApi(version: string) {
  const { schemas } = z.toJSONSchema(named, { uri: (id) => `${SCHEMAS}${id}`, io: 'input' });
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(':id', '{id}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(operationId, route) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Escarmouche',
      version,
      description: 'Online battles of tabletop skirmish games. Commands, answers, events and states are those of the rules of each game.',
    },
    security: [{ device: [] }],
    paths,
    components: {
      securitySchemes: { device: { type: 'http', scheme: 'bearer', description: 'The token of a device.' } },
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _dialect, $id: _own, ...schema }]) => [id, schema])),
    },
  };
}

function operationOf(operationId: string, { path, summary, isOpen, query, body, replies, type, refusals = [] }: Route) {
  const hasId = path.includes(':id');
  const own = [...refusals, ...(isOpen ? [] : [401 as const]), ...(hasId || body || query ? [400 as const] : []), 429 as const];
  const parameters = [...(hasId ? [idIn(path)] : []), ...(query ? parametersOf(query) : [])];
  const told = Object.entries(replies).map(([status, schema]) => [status, contentOf(schema.description ?? '', schema, type)]);
  return {
    operationId,
    summary,
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...contentOf(body.description ?? '', body) } }),
    responses: Object.fromEntries([...told, ...own.map((status) => [String(status), contentOf(REFUSALS[status], refused)])]),
  };
}

const idIn = (path: string) => ({
  name: 'id',
  in: 'path',
  required: true,
  description: path.startsWith('/api/battles/') ? 'The battle.' : 'The device.',
  schema: { type: 'string' },
});

const contentOf = (description: string, schema: z.ZodType, type = 'application/json') => ({
  description,
  content: { [type]: { schema: { $ref: `${SCHEMAS}${named.get(schema)?.id}` } } },
});

/** Parameters of a query, none of which has to be given. */
function parametersOf(query: z.ZodType): readonly object[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' }) as { readonly properties?: Readonly<Record<string, object>> };
  return Object.entries(properties).map(([name, { description, ...schema }]: [string, { readonly description?: string }]) => ({
    name,
    in: 'query',
    description,
    schema,
  }));
}
