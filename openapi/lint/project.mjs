// Makes the events of a document visible to tools that compare operations. To its consumer, a payload
// that we send is like a response. Each event therefore becomes a GET whose response is the payload,
// with the request's headers as response headers.
export function project(document) {
  const { 'x-webhooks': events, ...rest } = document;
  if (!events) return document;
  const parameters = document.components.parameters ?? {};
  const resolve = (p) => (p.$ref ? parameters[p.$ref.split('/').pop()] : p);
  const paths = { ...rest.paths };
  for (const [type, { post }] of Object.entries(events)) {
    const headers = (post.parameters ?? []).map(resolve).filter((p) => p.in === 'header');
    paths[`/webhooks/${type}`] = {
      get: {
        operationId: post.operationId,
        security: [],
        responses: {
          200: {
            description: post.summary,
            headers: Object.fromEntries(headers.map(({ name, required, schema }) => [name, { required, schema }])),
            content: post.requestBody.content,
          },
        },
      },
    };
  }
  return { ...rest, paths };
}
