/** Renews tokens: each refused token once, for all requests that it was refused for. */
export interface Renewals {
    /** Returns the token that follows a refused one; undefined means none. */
    after(refused: string): Promise<string | undefined>;
    /** Returns the latest known successor of this token: usually the token itself. */
    newest(token: string): string;
}
export declare function shareRenewals(renew: (refused: string) => Promise<string | undefined>): Renewals;
