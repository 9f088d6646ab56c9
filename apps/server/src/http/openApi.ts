import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { csvTables, type Endpoint } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/**
 * An example response of each public endpoint, by its id; updated by `testing/recordExamples.ts`.
 */
const examples = JSON.parse(
  readFileSync(new URL('./examples.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** Collects the schemas of a document: recursive schemas get names of their own. */
class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  /** `owner` is unique in the document. */
  take(schema: z.ZodMiniType, io: 'input' | 'output', owner: string): JsonSchema {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
    });
    for (const [name, definition] of Object.entries($defs)) {
      this.named[`${owner}.${name}`] = moved(definition, owner);
    }
    return moved(rest, owner);
  }
}

/** References to definitions beside a schema lead to those of the document. */
function moved(schema: object, owner: string): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${owner}.`);
  return JSON.parse(text) as JsonSchema;
}

function parameters(
  schemas: Schemas,
  schema: z.ZodMiniType | undefined,
  where: 'path' | 'query',
  owner: string,
) {
  if (schema === undefined) return [];
  const sent = schemas.take(schema, 'input', owner) as ObjectSchema;
  const parsed = schemas.take(schema, 'output', owner) as ObjectSchema;
  return Object.entries(sent.properties ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || (sent.required?.includes(name) ?? false),
    ...parameterSchema(field, parsed.properties?.[name]),
  }));
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/**
 * An address carries text, which OpenAPI describes by its meaning: a number with its bounds, or an
 * array whose values have commas between them. Other parameters are described as they are sent.
 */
function parameterSchema(sent: JsonSchema, parsed: JsonSchema | undefined) {
  if (parsed?.['type'] === 'integer') return { schema: parsed };
  if (parsed?.['type'] !== 'array') return { schema: sent };
  const { description, ...schema } = parsed;
  const sentApart = { explode: false, schema };
  return description === undefined ? sentApart : { description, ...sentApart };
}

/** Under which headings the page shows the endpoints, by how their paths begin; the first that fits. */
const groups: readonly (readonly [start: string, heading: string])[] = [
  ['/portals/{portal}/lists/', 'Lists'],
  ['/portals/{portal}/genres/', 'Genres and tags'],
  ['/portals/{portal}/tags/', 'Genres and tags'],
  ['/portals/{portal}/books/', 'Books'],
  ['/portals/{portal}/authors/', 'Authors'],
  ['/portals/', 'Portals'],
  ['/home/', 'Home and search'],
  ['/search/', 'Home and search'],
  ['/books/', 'Books'],
  ['/authors/', 'Authors'],
  ['/me/', 'An account'],
  ['/staff/', 'Staff'],
];
const OTHER_GROUP = 'Session and service';

const groupOf = (path: string): string =>
  groups.find(([start]) => path.startsWith(start))?.[1] ?? OTHER_GROUP;

/** In the order of the page. */
const headings = [
  'Home and search',
  'Portals',
  'Lists',
  'Genres and tags',
  'Books',
  'Authors',
  OTHER_GROUP,
  'An account',
  'Staff',
];

const BEARER = { bearer: [] };
/** Endpoints with optional authentication are open to guests. */
const securityOf = {
  none: [],
  optional: [{}, BEARER],
  required: [BEARER],
} satisfies Record<Endpoint['auth'], object[]>;

function operation(
  schemas: Schemas,
  { id, path, summary, auth, params, query, body, response }: Endpoint,
) {
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  const schema = schemas.take(response, 'output', `${id}.response`);
  const content: Record<string, object> = {
    'application/json': id in examples ? { schema, example: examples[id] } : { schema },
  };
  if (csvTables.some(({ endpoint }) => endpoint.id === id)) {
    content['text/csv'] = { schema: { type: 'string' } };
  }
  const responses: Record<number, object> = { 200: { description: 'Success', content } };
  if (query !== undefined || body !== undefined) {
    responses[400] = { description: 'A bad parameter: {field: [messages]}' };
  }
  if (auth !== 'none') responses[401] = { description: 'The token is not valid' };
  if (params !== undefined) responses[404] = { description: 'Not found: {detail}' };
  return {
    operationId: id,
    summary,
    tags: [groupOf(path)],
    security: securityOf[auth],
    parameters: [
      ...parameters(schemas, params, 'path', `${id}.path`),
      ...parameters(schemas, query, 'query', `${id}.query`),
    ],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: json(schemas.take(body, 'input', `${id}.body`)),
          },
        }),
    responses,
  };
}

const TITLE = 'Litometr API';

/** Builds the OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string) {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    const method = endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(schemas, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: TITLE, version },
    tags: headings.map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** The page is a third party's and sets markup as text; the API beside it is not affected. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
};

/** `/api/schema/` (JSON) and the browsable page `/api/docs/`, from the registered endpoints. */
export async function registerOpenApi(
  app: FastifyInstance,
  document: ReturnType<typeof openApiDocument>,
): Promise<void> {
  app.get('/api/schema/', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    // Without the vendor's toolbar, which has inline styles and loads external documents.
    uiConfig: { deepLinking: true, layout: 'BaseLayout' },
    theme: { title: TITLE },
  });
}
