// Starts the reference: one of four documents, nothing from anywhere else. The page may
// be reached under any host, port and path: what is sent goes where the page came from.
const root = new URL('.', location.href).href; // the page is <root>docs

// prepare makes a document fit for trying requests out.
function prepare(text) {
  const api = JSON.parse(text.replaceAll('](/', `](${root}`));
  api.info.description = `## Quickstart\n\n${start[api.info.title] ?? start['']}\n\n${api.info.description}`;
  api.servers &&= [{ url: root.slice(0, -1) }];
  const whole = (part) => part?.$ref ? part.$ref.slice(2).split('/').reduce((at, key) => at[key], api) : part;
  for (const item of Object.values(api.paths ?? {})) {
    const { parameters: shared = [], ...operations } = item;
    delete item.parameters;
    for (const operation of Object.values(operations)) {
      const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples));
      operation.parameters = [...(operation.parameters ?? []), ...shared].map(whole).map((parameter) => unticked(parameter, whole(parameter.schema), ['default', ...bodies]));
    }
  }
  return api;
}

// What a reader of a document does first.
const guide = (name, title) => `[${title}](${root}guides/${name})`;
const start = {
  'Store platform: Customer API': `${guide('quickstart', 'From a cart to a paid order')} in ten minutes, then ${guide('storefront-login', 'storefront login and CORS')} and ${guide('test-cards', 'test cards')}. To try requests here, enter the store key that the start printed.`,
  'Store platform: Webhook events': `${guide('webhooks', 'Receive webhooks')} in TypeScript, Go, Python or PHP.`,
  '': `${guide('quickstart', 'From a cart to a paid order')} in ten minutes, then the ${guide('', 'other guides').replace('guides/)', 'guides)')}. To try requests here, enter the app token that the start printed.`,
};

// unticked is a parameter that is left out of requests until it is chosen, if it may
// be: the reference ticks whatever has an example or a default. It looks for the value
// under the name of the example that it shows, which the body may have given.
function unticked(parameter, schema = {}, names) {
  const { example, ...rest } = parameter;
  if (rest.required || rest.in === 'path' || rest.examples) return parameter;
  const value = [example, schema.default, schema.enum?.[0], schema.examples?.[0], schema.example].find((v) => v !== undefined);
  if (value === undefined) return parameter;
  return { ...rest, examples: Object.fromEntries(names.map((name) => [name, { value, 'x-disabled': true }])) };
}

// fetched gives the reference its documents prepared, and everything else as it is.
async function fetched(input, init) {
  const answer = await fetch(input, init);
  const { href } = new URL(input.url ?? input, root);
  if (!answer.ok || !href.startsWith(`${root}openapi/`) || init?.method && init.method !== 'GET') return answer;
  return new Response(JSON.stringify(prepare(await answer.text())), { headers: { 'Content-Type': 'application/json' } });
}

// One document at a time: the reference reads all that it is given before it answers.
const links = [...document.querySelectorAll('.documents a')];
const nameOf = (link) => new URL(link.href).searchParams.get('api');
const asked = new URLSearchParams(location.search).get('api');
const current = links.find((link) => nameOf(link) === asked) ?? links[0];
current.setAttribute('aria-current', 'page');
document.title = `${current.textContent} – Store Platform`;

Scalar.createApiReference('#app', {
  url: `${root}openapi/${nameOf(current)}.v31.json`,
  customFetch: fetched, documentDownloadType: 'direct',
  proxyUrl: '', telemetry: false, withDefaultFonts: false, hideClientButton: true,
  showDeveloperTools: 'never', agent: { disabled: true }, mcp: { disabled: true }, persistAuth: false,
  // The default colors are too pale to read (WCAG 2.2 AA).
  customCss: `.light-mode{--scalar-color-2:#4d4d4d;--scalar-color-3:#5f5f5f;--scalar-color-blue:#005a9e;--scalar-color-green:#006b43;--scalar-color-orange:#8a4a00;--scalar-color-yellow:#6b5300;--scalar-color-red:#b00020;--scalar-color-purple:#5b3bb0}
.dark-mode{--scalar-color-3:#a3a3a3;--scalar-color-red:#ff6b6b}
button.p-0\\.75{min-width:24px;min-height:24px}`,
});

// The reference leaves out what a screen reader says of some of its controls, and how
// to scroll with the keyboard (WCAG 2.2 AA: 4.1.2, 2.1.1). It redraws them as it likes.
const text = (control) => control.textContent.trim();
function mend() {
  for (const button of app.querySelectorAll('button:not([aria-label]), [role=button]:not([aria-label])')) {
    if (/copy/.test(button.className)) button.ariaLabel = 'Copy';
    else if (!text(button) && !button.title && !button.hasAttribute('aria-labelledby')) button.ariaLabel = 'Open';
  }
  for (const field of document.querySelectorAll('.code-input-lite__editor')) {
    field.hasAttribute('aria-expanded') || field.setAttribute('aria-expanded', 'false');
    field.ariaLabel ||= text(field) || field.dataset.placeholder;
  }
  for (const body of document.querySelectorAll('.cm-content:not([aria-label])')) body.ariaLabel = 'Text';
  for (const part of document.querySelectorAll('#app [aria-controls], #app [aria-describedby]')) {
    for (const name of ['aria-controls', 'aria-describedby']) {
      if (part.hasAttribute(name) && !document.getElementById(part.getAttribute(name))) part.removeAttribute(name);
    }
  }
  for (const region of document.querySelectorAll('#app pre:not([tabindex]), #app .custom-scroll:not([tabindex]), .cm-scroller[tabindex="-1"]')) region.tabIndex = 0;
}
const app = document.querySelector('#app');
let due;
new MutationObserver(() => due ??= requestAnimationFrame(() => { due = undefined; mend(); })).observe(document.body, { childList: true, subtree: true });
