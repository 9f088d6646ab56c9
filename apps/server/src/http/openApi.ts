import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    // A digits-only id is text on the wire and a number inside; the wire's side is shown.
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query') {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: field,
  }));
}

function operation(endpoint: Endpoint) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    security: endpoint.auth === 'none' ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      },
      ...(endpoint.query === undefined && endpoint.body === undefined
        ? {}
        : { 400: { description: 'A bad parameter: {field: [messages]}' } }),
      ...(endpoint.auth === 'none' ? {} : { 401: { description: 'The token is not valid' } }),
      ...(endpoint.params === undefined ? {} : { 404: { description: 'Not found: {detail}' } }),
    },
  };
}

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Litometr API', version },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

/** `/api/schema/` (JSON) and the browsable page `/api/docs/`, from the registered endpoints. */
export async function registerOpenApi(
  app: FastifyInstance,
  document: ReturnType<typeof openApiDocument>,
): Promise<void> {
  app.get('/api/schema/', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The page is a third party's and sets markup as text; the API beside it is not affected.
    transformStaticCSP: (csp) => csp.replace(/ ?upgrade-insecure-requests;?/, ''),
    uiConfig: { deepLinking: true },
  });
}
