export * from "./gen/webhook/zod.gen.js";
