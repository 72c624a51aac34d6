// Adapts the generated functions for callers. Each function has an example of its call, made from the
// document's example, and takes the options of this package. Optional fields may be undefined.
// Called by openapi/internal/generate after share.mjs, with the same environment.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const { DOCUMENTS, OUTPUT } = process.env;
if (!DOCUMENTS || !OUTPUT) throw new Error('set DOCUMENTS and OUTPUT');

/** Text of a program where a value is expected. */
class Expression {
  constructor(text) {
    this.text = text;
  }
}

for (const surface of readdirSync(OUTPUT)) {
  const file = join(OUTPUT, surface, 'sdk.gen.ts');
  if (!existsSync(file)) continue;
  const document = JSON.parse(readFileSync(join(DOCUMENTS, `${surface}.v31.json`), 'utf8'));
  edit(file, (source) => [...ownOptions(source), ...examples(source, document), ...files(source, document)]);
}
for (const file of readdirSync(OUTPUT, { recursive: true })) {
  if (file.endsWith('types.gen.ts')) edit(join(OUTPUT, file), orUndefined);
}
edit(join(OUTPUT, 'client', 'types.gen.ts'), (source) => [
  ...replace(source, "Omit<RequestInit, 'body' | 'headers' | 'method'>", "Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal'>"),
  ...replace(source, 'BuildUrlFn, SseFn>', 'BuildUrlFn>'),
  ...statement(source, 'SseFn'),
]);
edit(join(OUTPUT, 'client', 'client.gen.ts'), (source) => [
  // Deno takes a member `client` of a request's options for one of its own.
  ...replace(source, 'const requestInit: ReqInit = {', 'const { client: _, ...init } = opts as typeof opts & { client?: unknown };\n      const requestInit: ReqInit = {'),
  ...replace(source, "redirect: 'follow',\n        ...opts,", "redirect: 'follow',\n        ...init,"),
  // An answer without a body has no value, as its type says; Chromium gives it a stream of nothing.
  ...replace(source, 'emptyData = {};', 'emptyData = undefined;'),
  ...replace(source, 'emptyData = response.body;', 'emptyData = response.status === 204 ? undefined : response.body;'),
  // No operation has events of a server.
  ...statement(source, 'createSseClient'),
  ...statement(source, 'makeSseFn'),
  ...between(source, '    sse: {', '    },\n'),
]);

/** Applies changes, each a position with how much goes and what comes. */
function edit(file, changes) {
  let text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const { start, end, comes } of changes(source).sort((a, b) => b.start - a.start)) text = text.slice(0, start) + comes + text.slice(end);
  writeFileSync(file, text);
}

function replace(source, goes, comes) {
  const start = source.text.indexOf(goes);
  if (start < 0) throw new Error(`${source.fileName} has no ${goes}`);
  return [{ start, end: start + goes.length, comes }];
}

/** Removes the declaration or the import of a name. */
function statement(source, name) {
  const changes = [];
  (function look(node) {
    const names = ts.isVariableStatement(node) ? node.declarationList.declarations.map((one) => one.name.getText())
      : ts.isImportDeclaration(node) ? (node.importClause?.namedBindings?.elements ?? []).map((element) => element.name.text)
        : ts.isTypeAliasDeclaration(node) ? [node.name.text] : [];
    if (names.includes(name)) changes.push({ start: node.getStart(), end: node.end, comes: '' });
    else ts.forEachChild(node, look);
  })(source);
  if (changes.length !== 1) throw new Error(`${source.fileName} declares ${name} ${changes.length} times`);
  return changes;
}

/** Removes what is from one text to another, with both. */
function between(source, from, to) {
  const [{ start }] = replace(source, from, '');
  return [{ start, end: source.text.indexOf(to, start) + to.length, comes: '' }];
}

/** A caller may pass on what may be undefined, also where exactOptionalPropertyTypes is on. */
function orUndefined(source) {
  const changes = [];
  (function look(node) {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && node.type.kind !== ts.SyntaxKind.NeverKeyword) {
      const { type } = node;
      const compound = ts.isFunctionTypeNode(type) || ts.isConditionalTypeNode(type);
      if (compound) changes.push({ start: type.getStart(), end: type.getStart(), comes: '(' });
      changes.push({ start: type.end, end: type.end, comes: `${compound ? ')' : ''} | undefined` });
    }
    ts.forEachChild(node, look);
  })(source);
  return changes;
}

/** The functions take the options of src/options.ts. */
function ownOptions(source) {
  const generated = source.statements.find((statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Options');
  const imports = source.statements.find((statement) => ts.isImportDeclaration(statement) && statement.moduleSpecifier.text === '../client/index.js');
  const used = imports.importClause.namedBindings.elements.map((element) => element.getText()).filter((name) => !/\b(Client|ClientMeta|Options2|TDataShape)$/.test(name));
  const types = imports.importClause.isTypeOnly ? 'type ' : '';
  return [
    { start: generated.getStart(), end: generated.end, comes: 'export type { Options };' },
    { start: imports.getStart(), end: imports.end, comes: `import type { Options } from '../../options.js';\nimport ${types}{ ${used.join(', ')} } from '../client/index.js';` },
  ];
}

/** An example behind the description of each function. */
function examples(source, document) {
  const operations = new Map(Object.entries(document.paths).flatMap(([, item]) => Object.values(item).map((operation) => [operation.operationId, { ...operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])] }])));
  return source.statements.filter(ts.isVariableStatement).map((statement) => {
    const name = statement.declarationList.declarations[0].name.text;
    const operation = operations.get(name);
    const [comment] = (ts.getLeadingCommentRanges(source.text, statement.pos) ?? []).slice(-1);
    if (!operation || !comment) throw new Error(`${source.fileName}: ${name} is no operation, or has no description`);
    const end = comment.end - ' */'.length;
    const lines = ['@example', '```ts', ...callOf(name, operation, document).replaceAll('*/', '*\\/').split('\n'), '```'];
    return { start: end, end, comes: [' *', ...lines.map((line) => ` * ${line}`.trimEnd()), ''].join('\n') };
  });
}

/** Makes every response with a file a Blob, whatever its media type: otherwise the client would read a CSV as text. */
function files(source, document) {
  const answers = new Map(Object.values(document.paths).flatMap((item) => Object.values(item)).map(({ operationId, responses }) => [
    operationId, Object.entries(responses ?? {}).filter(([status]) => status.startsWith('2')).flatMap(([, { content }]) => Object.keys(content ?? {})),
  ]));
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [{ name, initializer }] = statement.declarationList.declarations;
    const media = answers.get(name.text);
    if (media.length === 0 || media.includes('application/json')) return [];
    const [options] = initializer.body.arguments;
    const start = options.properties[0].getStart();
    return [{ start, end: start, comes: "parseAs: 'blob', " }];
  });
}

/** The call of an operation with the values of its document's examples: what is required, and a list as a loop. */
function callOf(name, operation, document) {
  const resolve = (node) => (node?.$ref ? resolve(node.$ref.slice(2).split('/').reduce((at, key) => at[key], document)) : node);
  const parameters = operation.parameters.map(resolve).filter((parameter) => parameter.in === 'query');
  const walked = parameters.some((parameter) => parameter.name === 'cursor');
  const required = parameters.filter((parameter) => parameter.required);
  // Where nothing is required, one of several is: an order by its id or by its number.
  const shown = required.length > 0 || walked ? required : parameters.filter((parameter) => parameter.example !== undefined).slice(0, 1);
  const query = shown.map((parameter) => [parameter.name, exampleOf(parameter)]);
  const content = Object.entries(resolve(operation.requestBody)?.content ?? {})[0];
  const parts = ['client'];
  if (query.length > 0 || walked) parts.push(`query: ${literal(Object.fromEntries(query), walked ? ['cursor'] : [])}`);
  if (content) parts.push(`body: ${bodyOf(...content)}`);
  const call = `${name}({ ${parts.join(', ')} })`;
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2'));
  const answer = Object.values(operation.responses[status].content ?? {})[0]?.schema;
  if (walked) return `for await (const item of items((cursor) => ${call})) console.log(item);`;
  if (!answer) return `await ${call};`;
  return `const ${answer.$ref ? variable(answer.$ref.split('/').pop()) : 'file'} = await ${call};`;

  function exampleOf(node) {
    const { example, examples: several, schema } = node;
    if (example !== undefined) return example;
    const [first] = Object.values(several ?? {});
    if (first !== undefined) return node.schema || node.in ? (resolve(first).value ?? resolve(first)) : first;
    if (schema) return exampleOf(resolve(schema));
    const type = Array.isArray(node.type) ? node.type[0] : node.type;
    if (node.enum) return node.enum[0];
    if (node.default !== undefined) return node.default;
    if (type === 'object') return Object.fromEntries((node.required ?? []).map((key) => [key, exampleOf(resolve(node.properties[key]))]));
    if (type === 'array') return [exampleOf(resolve(node.items))];
    if (type === 'integer' || type === 'number') return node.minimum ?? 1;
    if (type === 'boolean') return true;
    return 'x'.repeat(node.minLength ?? 1);
  }

  function bodyOf(type, media) {
    const value = exampleOf(media);
    if (type !== 'multipart/form-data') return literal(value);
    const { properties } = resolve(media.schema);
    const binary = Object.keys(value).filter((key) => { const property = resolve(properties[key]); return property.format === 'binary' || property.contentMediaType; });
    return literal(Object.fromEntries(Object.entries(value).map(([key, v]) => [key, binary.includes(key) ? new Expression(`new Blob([${literal(v)}])`) : v])));
  }
}

/** A value as it is written in TypeScript: on one line where it fits. */
function literal(value, shorthand = [], indent = '') {
  if (value instanceof Expression) return value.text;
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const render = (inner) => (Array.isArray(value)
    ? value.map((item) => literal(item, [], inner))
    : [...shorthand, ...Object.entries(value).map(([key, item]) => `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : literal(key)}: ${literal(item, [], inner)}`)]);
  const parts = render(deeper);
  if (parts.length === 0) return open + close;
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length <= 100 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

/** A name for what is answered. */
function variable(type) {
  const name = type[0].toLowerCase() + type.slice(1);
  return /^(public|default|package|import|export)$/.test(name) ? `${name}Answer` : name;
}
