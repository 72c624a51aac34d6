/** Renews tokens, each once for all requests that it was refused to. */
export interface Renewals {
    /** The token that follows a refused one; undefined where there is none. */
    after(refused: string): Promise<string | undefined>;
    /** The newest token that is known to follow this one: itself, mostly. */
    newest(token: string): string;
}
export declare function shareRenewals(renew: (refused: string) => Promise<string | undefined>): Renewals;
