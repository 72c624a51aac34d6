import type { WebhookEvent } from './gen/webhook/types.gen.js';
export * from './gen/webhook/index.js';
type Plain<T extends WebhookEvent['type']> = Extract<WebhookEvent, {
    type: T;
}>;
/** The snapshot that events of one type show: `SnapshotOf<'order.created'>`. */
export type SnapshotOf<T extends WebhookEvent['type']> = Plain<T>['data']['object'];
/** A field before and after an event. */
export interface FieldChange<V> {
    old: V | null;
    new: V | null;
}
/** The changes in events of one type: fields of their snapshot, each before and after. null for every order event, and if nothing changed. */
export type ChangesOf<T extends WebhookEvent['type']> = Plain<T>['data']['changes'] extends null ? null : {
    [F in Exclude<keyof SnapshotOf<T>, 'modifiedOn'>]?: FieldChange<SnapshotOf<T>[F]>;
} | null;
/** The event of one type: `EventOf<'order.created'>`. */
export type EventOf<T extends WebhookEvent['type']> = Omit<Plain<T>, 'type' | 'data'> & {
    type: T;
    data: {
        object: SnapshotOf<T>;
        changes: ChangesOf<T>;
        previousAttributes: null;
    };
};
/** Any event: its `type` says what `data.object` and `data.changes` are. */
export type StoreEvent = {
    [T in WebhookEvent['type']]: EventOf<T>;
}[WebhookEvent['type']];
/** The payload was not signed with the endpoint's secret, or too long ago. Answer 400. */
export declare class WebhookVerificationError extends Error {
    readonly name = "WebhookVerificationError";
}
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;
export interface VerifyOptions {
    /** How far the timestamp may be off, in seconds: 300 unless set. */
    tolerance?: number;
    /** The time now, in milliseconds. */
    now?: () => number;
}
/**
 * Checks a delivery (Standard Webhooks) and gives its event. Pass the body as it
 * arrived, before parsing. Several secrets are accepted during a rotation; `whsec_`
 * secrets check `v1` signatures, `whpk_` public keys check `v1a`.
 */
export declare function verifyWebhook(body: string | Uint8Array, headers: WebhookHeaders, secrets: string | readonly string[], { tolerance, now }?: VerifyOptions): Promise<StoreEvent>;
/** The state of an event, as a deduplicator knows it. */
export type Claim = 'NEW' | 'RUNNING' | 'DONE';
/** Remembers which events were handled. Receivers on several machines need a common one, such as a table with a unique id. */
export interface Deduplicator {
    /** Claims an event and returns NEW, or returns the state of an earlier claim. */
    begin(eventId: string): Claim | Promise<Claim>;
    /** Marks a claimed event as handled. */
    finish(eventId: string): void | Promise<void>;
    /** Drops the claim of an event whose handler failed. */
    release(eventId: string): void | Promise<void>;
}
/** Returns a deduplicator that remembers the latest events in the memory of one process. */
export declare function inMemory(limit?: number): Deduplicator;
export interface ReceiverOptions extends VerifyOptions {
    /** The endpoint's secrets: during a rotation the current and the previous one. */
    secrets: string | readonly string[];
    /** The handler of each type of events. Events without a handler are acknowledged. */
    handlers: {
        [T in StoreEvent['type']]?: (event: EventOf<T>) => void | Promise<void>;
    };
    /** Remembers the handled events: `inMemory()` unless set. */
    deduplicator?: Deduplicator;
}
/** The outcome of a delivery. Answer the request with `status` and an empty body. */
export interface Receipt {
    /** 204 if the event was handled, now or before; 400 for a wrong signature; 409 while the same event is being handled. */
    status: 204 | 400 | 409;
    event?: StoreEvent;
    duplicate: boolean;
}
/**
 * Returns a function that verifies a delivery, parses its event, and calls one handler per event, once. If the handler
 * throws, the function throws the same and drops the claim: answer 500, and the service delivers the event again.
 */
export declare function createReceiver({ secrets, handlers, deduplicator, ...options }: ReceiverOptions): (body: string | Uint8Array, headers: WebhookHeaders) => Promise<Receipt>;
/** Signs a payload as the service does, so that a receiver can be tested. Gives the headers. */
export declare function signWebhook(secret: string, id: string, timestamp: number, body: string | Uint8Array): Promise<Record<string, string>>;
