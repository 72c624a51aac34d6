// zod schemas of the webhook events and their snapshots. They need zod, an optional peer of this package.
export * from './gen/webhook/zod.gen.js';
