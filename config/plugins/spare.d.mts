export declare const spare: Record<string, RegExp>
export declare function dropSpare(components: Record<string, Record<string, unknown>>): void
