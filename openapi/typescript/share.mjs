// Stores the common parts of the generated surfaces once. These are the client (client/ and core/), and in
// shared/types.gen.ts the types of components that several documents have, and the failures. Almost every
// operation has the same failures.
// @hey-api/openapi-ts writes everything into every output. Called by
// openapi/internal/generate when that is done, with the same environment.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const { DOCUMENTS, OUTPUT } = process.env;
if (!DOCUMENTS || !OUTPUT) throw new Error('set DOCUMENTS and OUTPUT');

/** The name of the shared type of failures. */
const FAILURES = 'Failures';

const surfaces = readdirSync(OUTPUT).sort();
const read = (...path) => readFileSync(join(OUTPUT, ...path), 'utf8');
const write = (text, ...path) => writeFileSync(join(OUTPUT, ...path), text);

// A client without configuration; functions get theirs from their caller.
for (const surface of surfaces) rmSync(join(OUTPUT, surface, 'client.gen.ts'), { force: true });
shareFolders(['client', 'core']);
shareTypes();

/** Moves folders that all surfaces have, and that are the same in all of them, one up. */
function shareFolders(folders) {
  const [first, ...others] = surfaces.filter((surface) => readdirSync(join(OUTPUT, surface)).includes(folders[0]));
  for (const folder of folders) {
    for (const file of readdirSync(join(OUTPUT, first, folder))) {
      const text = read(first, folder, file);
      const different = others.find((surface) => read(surface, folder, file) !== text);
      if (different) throw new Error(`${folder}/${file} is not the same in ${first} and ${different}`);
    }
    for (const surface of others) rmSync(join(OUTPUT, surface, folder), { recursive: true });
    renameSync(join(OUTPUT, first, folder), join(OUTPUT, folder));
  }
  const local = new RegExp(`(from ')\\./(${folders.join('|')})/`, 'g');
  for (const surface of surfaces) {
    for (const file of readdirSync(join(OUTPUT, surface))) write(read(surface, file).replace(local, '$1../$2/'), surface, file);
  }
}

/** Moves the components that have the same name and text wherever they are, and use only such; and the failures. */
function shareTypes() {
  const modules = surfaces.map((surface) => ({ surface, ...declarations(surface) }));
  const failures = shareFailures(modules);
  const shared = new Map();
  for (const { surface, declared } of modules) {
    for (const name of components(surface)) {
      const all = modules.flatMap((module) => module.declared.get(name) ?? []);
      if (all.length > 1 && all.every(({ text }) => text === all[0].text)) shared.set(name, declared.get(name));
    }
  }
  for (let before; before !== shared.size;) {
    before = shared.size;
    for (const [name, { uses }] of shared) if (!uses.every((used) => shared.has(used))) shared.delete(name);
  }

  for (const { surface, declared } of modules) if (declared.has(FAILURES)) throw new Error(`${surface} has a type ${FAILURES} of its own`);
  shared.set(FAILURES, { text: failures, value: false, uses: [] });

  mkdirSync(join(OUTPUT, 'shared'));
  write([modules[0].header, ...[...shared.values()].map(({ text }) => text)].join('\n\n') + '\n', 'shared', 'types.gen.ts');
  for (const { surface, header, declared } of modules) {
    const own = [...declared].filter(([name]) => !shared.has(name)).map(([, declaration]) => declaration);
    const used = [...new Set(own.flatMap(({ uses }) => uses))].filter((name) => shared.has(name)).sort();
    const given = [...declared.keys()].filter((name) => shared.has(name)).sort().map((name) => (shared.get(name).value ? name : `type ${name}`));
    write([
      header,
      `import type { ${used.join(', ')} } from '../shared/types.gen.js';\nexport { ${given.join(', ')} } from '../shared/types.gen.js';`,
      ...own.map(({ text }) => text),
    ].join('\n\n') + '\n', surface, 'types.gen.ts');
  }

  /** The names of a document's components that became types. */
  function components(surface) {
    const { schemas = {}, parameters = {} } = JSON.parse(readFileSync(join(DOCUMENTS, `${surface}.v31.json`), 'utf8')).components;
    const { declared } = modules.find((module) => module.surface === surface);
    return [...Object.keys(schemas), ...Object.keys(parameters)].filter((name) => declared.has(name));
  }
}

/** Lets the failures of operations name their statuses only, where they say the same as most; returns what most say. */
function shareFailures(modules) {
  const answers = new Map(); // status → text → how often
  const operations = modules.flatMap(({ declared }) => [...declared.values()].filter(({ failures }) => failures));
  for (const [status, text] of operations.flatMap(({ failures }) => [...failures])) {
    const texts = answers.get(status) ?? answers.set(status, new Map()).get(status);
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  const usual = new Map([...answers].sort().map(([status, texts]) => [status, [...texts].sort(([, a], [, b]) => b - a)[0][0]]));
  for (const operation of operations) {
    const { name, failures } = operation;
    if (![...failures].every(([status, text]) => usual.get(status) === text)) continue;
    operation.text = `export type ${name} = Pick<${FAILURES}, ${[...failures.keys()].join(' | ')}>;`;
    operation.uses = [FAILURES];
  }
  return `/**\n * What a failure of a status means, whichever operation it is of.\n */\nexport type ${FAILURES} = {\n${[...usual.values()].join('\n')}\n};`;
}

/** The members of an operation's type of failures as they are written, by status. */
function failuresOf(statement) {
  if (!ts.isTypeAliasDeclaration(statement) || !statement.name.text.endsWith('Errors') || !ts.isTypeLiteralNode(statement.type)) return undefined;
  const { members } = statement.type;
  if (!members.every((member) => member.name && ts.isNumericLiteral(member.name))) return undefined;
  return new Map(members.map((member) => [member.name.text, member.getFullText().replace(/^\n/, '')]));
}

/** The exports of a surface's types by name: text with comments, whether there is a value, and which of the others they use. */
function declarations(surface) {
  const source = ts.createSourceFile('types.gen.ts', read(surface, 'types.gen.ts'), ts.ScriptTarget.Latest, true);
  const declared = new Map();
  for (const statement of source.statements) {
    const constant = ts.isVariableStatement(statement);
    if (!constant && !ts.isTypeAliasDeclaration(statement)) throw new Error(`${surface}: what is ${statement.getText().slice(0, 80)}?`);
    const name = (constant ? statement.declarationList.declarations[0] : statement).name.text;
    const [comment] = (ts.getLeadingCommentRanges(source.text, statement.pos) ?? []).slice(-1);
    const documented = comment && source.text.startsWith('/**', comment.pos);
    const entry = declared.get(name) ?? { name, text: '', value: false, words: new Set(), failures: failuresOf(statement) };
    const text = source.text.slice(documented ? comment.pos : statement.getStart(), statement.end);
    entry.text = entry.text ? `${entry.text}\n\n${text}` : text;
    entry.value ||= constant;
    (function collect(node) {
      if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) entry.words.add(node.typeName.text);
      ts.forEachChild(node, collect);
    })(statement);
    declared.set(name, entry);
  }
  for (const [name, entry] of declared) entry.uses = [...entry.words].filter((word) => word !== name && declared.has(word));
  return { header: source.text.slice(0, source.text.indexOf('\n')), declared };
}
