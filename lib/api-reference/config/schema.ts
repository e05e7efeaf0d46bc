/** The part of JSON Schema draft 7 that the configuration's schema uses. */
export type JsonSchema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  format?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
};

/** The name of the definition a node points to: `{ allOf: [{ $ref: '#/definitions/Csp' }] }` → `Csp`. */
export function referredName(node: JsonSchema): string | undefined {
  const ref = node.$ref ?? (node.allOf?.length === 1 ? node.allOf[0]?.$ref : undefined);
  return ref?.replace('#/definitions/', '');
}

/** The alternatives of a node, whichever keyword holds them. */
export function alternatives(node: JsonSchema): JsonSchema[] {
  return node.oneOf ?? node.anyOf ?? [];
}

/** The only value a node accepts, when it is a single text: `{ enum: ['all'] }` → `all`. */
export function onlyValue(node: JsonSchema): string | undefined {
  const [value] = node.enum ?? [];
  return node.enum?.length === 1 && typeof value === 'string' ? value : undefined;
}

/** Whether a value is an object other than a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a parsed schema.json; throws when it is not the schema of a configuration. */
export function asConfigSchema(value: unknown): JsonSchema & { definitions: Record<string, JsonSchema> } {
  if (!isRecord(value) || !isRecord(value.properties) || !isRecord(value.definitions)) {
    throw new Error(
      'schema.json has no "properties" and "definitions": is it the file of @tauri-apps/cli 1.x?',
    );
  }
  return value as JsonSchema & { definitions: Record<string, JsonSchema> };
}
