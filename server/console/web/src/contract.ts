// The operations of the Admin API as their document describes them.
import { prefix } from './session.ts';

export interface Listed { id: string; method: string; path: string; tag: string; summary: string; permission?: string }
export interface Schema {
  $ref?: string; type?: string; description?: string; enum?: (string | number)[]; 'x-extensible-enum'?: string[]; allOf?: Schema[]; oneOf?: Schema[]; anyOf?: Schema[];
  properties?: Record<string, Schema>; required?: string[]; items?: Schema; nullable?: boolean; additionalProperties?: boolean | Schema; format?: string; pattern?: string;
  minLength?: number; maxLength?: number; minimum?: number; maximum?: number; minItems?: number; maxItems?: number; default?: unknown; example?: unknown;
}
export interface Parameter { name: string; in: 'query' | 'path' | 'header'; required?: boolean; description?: string; schema: Schema; example?: unknown }
export interface Described extends Listed {
  description?: string; parameters?: (Parameter | { $ref: string })[]; body?: { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }; bodyType?: string; response?: string;
}
export interface Chapter { operations: Described[]; schemas: Record<string, Schema> }

const read = async <T>(name: string): Promise<T> => {
  const response = await fetch(`${prefix}/console/contract/${name}.json`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return (await response.json()) as T;
};
let index: Promise<{ operations: Listed[]; tags: Record<string, string> }> | undefined;
export const readIndex = () => (index ??= read<{ operations: Listed[]; tags: Record<string, string> }>('index').catch((e: unknown) => { index = undefined; throw e; }));

export async function readOperation(id: string) {
  const listed = (await readIndex()).operations.find((o) => o.id === id);
  if (!listed) return null;
  const chapter = await read<Chapter>(listed.tag);
  return { operation: chapter.operations.find((o) => o.id === id)!, schemas: chapter.schemas };
}

/** A schema with its reference and its allOf resolved; what stands next to the reference wins. */
export function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [schemas[$ref.replace('#/components/schemas/', '')] ?? {}] : []), ...(allOf ?? [])].map((s) => resolve(s, schemas));
  if (parts.length === 0) return own;
  const whole: Schema = Object.assign({}, ...parts, own);
  const properties = Object.assign({}, ...parts.map((p) => p.properties ?? {}), own.properties ?? {}) as Record<string, Schema>;
  if (Object.keys(properties).length) whole.properties = properties;
  const required = [...parts.flatMap((p) => p.required ?? []), ...(own.required ?? [])];
  if (required.length) whole.required = required;
  return whole;
}
