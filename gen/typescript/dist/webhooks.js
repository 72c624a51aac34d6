export * from "./gen/webhook/index.js";
class WebhookVerificationError extends Error {
  name = "WebhookVerificationError";
}
async function verifyWebhook(body, headers, secrets, { tolerance = 300, now = Date.now } = {}) {
  const keys = (typeof secrets === "string" ? [secrets] : secrets).map(parseSecret);
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = header(headers, "webhook-signature");
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError("a webhook header is missing");
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError("the timestamp is not a number of seconds");
  if (Math.abs(Math.floor(now() / 1e3) - Number(timestamp)) > tolerance) throw new WebhookVerificationError("the timestamp is too far off");
  const content = signedContent(id, timestamp, body);
  for (const key of keys) {
    for (const candidate of signatures.split(" ")) {
      if (await matches(key, candidate, content)) return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
    }
  }
  throw new WebhookVerificationError("no signature is right");
}
function inMemory(limit = 1e4) {
  const claims = /* @__PURE__ */ new Map();
  return {
    begin: (eventId) => {
      const earlier = claims.get(eventId);
      if (earlier) return earlier;
      claims.set(eventId, "RUNNING");
      const [oldest] = claims.keys();
      if (oldest !== void 0 && claims.size > limit) claims.delete(oldest);
      return "NEW";
    },
    finish: (eventId) => void claims.set(eventId, "DONE"),
    release: (eventId) => void claims.delete(eventId)
  };
}
function createReceiver({ secrets, handlers, deduplicator = inMemory(), ...options }) {
  return async (body, headers) => {
    let event;
    try {
      event = await verifyWebhook(body, headers, secrets, options);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return { status: 400, duplicate: false };
      throw error;
    }
    const claim = await deduplicator.begin(event.id);
    if (claim !== "NEW") return { status: claim === "DONE" ? 204 : 409, event, duplicate: true };
    try {
      await handlers[event.type]?.(event);
    } catch (error) {
      await deduplicator.release(event.id);
      throw error;
    }
    await deduplicator.finish(event.id);
    return { status: 204, event, duplicate: false };
  };
}
async function signWebhook(secret, id, timestamp, body) {
  if (!Number.isSafeInteger(timestamp) || timestamp < 0) throw new TypeError("the timestamp is a number of seconds");
  const key = parseSecret(secret);
  if (key.version !== "v1") throw new TypeError("only a whsec_ secret can sign");
  const signature = await crypto.subtle.sign("HMAC", await importKey(key, "sign"), signedContent(id, String(timestamp), body));
  const encoded = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": `v1,${encoded}` };
}
function parseSecret(secret) {
  const [, prefix, encoded] = /^(whsec_|whpk_)?(.*)$/s.exec(secret) ?? [];
  const version = prefix === "whpk_" ? "v1a" : "v1";
  const bytes = decode(encoded ?? "");
  const fits = bytes && (version === "v1a" ? bytes.length === 32 : bytes.length >= 24 && bytes.length <= 75);
  if (!fits) throw new TypeError("not a webhook secret: expected whsec_ or whpk_ and base64");
  return { version, bytes };
}
function decode(text) {
  try {
    return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  } catch {
    return void 0;
  }
}
function importKey({ version, bytes }, use) {
  const algorithm = version === "v1a" ? { name: "Ed25519" } : { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytes, algorithm, false, [use]);
}
async function matches(key, candidate, content) {
  const comma = candidate.indexOf(",");
  if (candidate.slice(0, comma) !== key.version) return false;
  const signature = decode(candidate.slice(comma + 1));
  if (!signature?.length) return false;
  return crypto.subtle.verify(key.version === "v1a" ? "Ed25519" : "HMAC", await importKey(key, "verify"), signature, content);
}
function signedContent(id, timestamp, body) {
  const encoder = new TextEncoder();
  const prefix = encoder.encode(`${id}.${timestamp}.`);
  const payload = typeof body === "string" ? encoder.encode(body) : body;
  const content = new Uint8Array(prefix.length + payload.length);
  content.set(prefix);
  content.set(payload, prefix.length);
  return content;
}
function header(headers, name) {
  if (headers instanceof Headers) return headers.get(name) ?? void 0;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found.join(" ") : found;
}
export {
  WebhookVerificationError,
  createReceiver,
  inMemory,
  signWebhook,
  verifyWebhook
};
