// settled returns the part of a document that programs rely on: without planned operations and the
// components that only these need, and with empty texts. redocly pairs parameters by how much they
// have in common, so rewritten descriptions would look like renamed parameters.
export function settled(document) {
  const { paths = {}, components = {} } = (document = withoutTexts(structuredClone(document)));
  for (const item of Object.values(paths)) {
    for (const [method, operation] of Object.entries(item)) if (operation?.['x-status'] === 'planned') delete item[method];
  }
  if (Object.keys(paths).length === 0) return document; // its components are what it has
  for (const path of Object.keys(paths)) if (!Object.keys(paths[path]).some((key) => key !== 'parameters')) delete paths[path];
  const used = new Set();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.$ref === 'string' && !used.has(node.$ref)) {
      used.add(node.$ref);
      const [, , kind, name] = node.$ref.split('/');
      visit(components[kind]?.[name]);
    }
    Object.values(node).forEach(visit);
  };
  visit(paths);
  for (const [kind, all] of Object.entries(components)) {
    if (kind !== 'securitySchemes') for (const name of Object.keys(all)) if (!used.has(`#/components/${kind}/${name}`)) delete all[name];
  }
  return document;
}

function withoutTexts(node) {
  if (node === null || typeof node !== 'object') return node;
  for (const key of ['description', 'summary']) if (typeof node[key] === 'string') node[key] = '';
  Object.values(node).forEach(withoutTexts);
  return node;
}
